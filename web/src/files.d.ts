declare module "*.icons.json" {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
