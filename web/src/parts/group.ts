/** Things that belong together, by a key, in the order in which they come. */
export function grouped<K, T>(things: Iterable<T>, key: (thing: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const one of things) {
    const group = found.get(key(one));
    if (group) group.push(one);
    else found.set(key(one), [one]);
  }
  return found;
}
