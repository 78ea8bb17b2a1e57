/** The server's routes. Whatever it refuses is thrown as a Refusal with the words it gave. */

import { PROTOCOL } from "../protocol.ts";
import type { Complaint } from "./book.ts";
import { renew } from "./renew.ts";
import { say } from "../words/speech.svelte.ts";

const OUTDATED = "other-protocol"; // the server was renewed after this page was loaded

export class Refusal extends Error implements Complaint {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly about: Record<string, unknown>,
    readonly text: string,
  ) {
    super(text);
  }
}

/** Nobody answered: the network or the server is away. */
export class Unreached extends Error implements Complaint {
  readonly error = "unreached";
  readonly about = {};

  constructor() {
    super(say("web-unreached"));
  }

  get text(): string {
    return this.message;
  }
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await reached(path, {
    method,
    credentials: "same-origin",
    headers: { "X-Fhtagn": String(PROTOCOL), "Accept-Language": document.documentElement.lang, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await asked(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** What the server writes as a file, byte for byte. */
export async function file(path: string, body: unknown): Promise<Blob> {
  return (await asked("POST", path, body)).blob();
}

async function reached(path: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(path, how);
  } catch {
    throw new Unreached();
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const body = await answer.json().catch(() => null);
  if (body?.error === OUTDATED) renew();
  return new Refusal(answer.status, body?.error ?? "unknown", body?.about ?? {}, body?.text ?? answer.statusText);
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown) => ask<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => ask<T>("DELETE", path, body);
