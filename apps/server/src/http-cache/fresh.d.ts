/** The package publishes no types of its own. */
declare module 'fresh' {
  type Headers = Readonly<Record<string, string | undefined>>;

  /** Whether the client's copy is still current, by the conditional headers of its request. */
  function fresh(request: Headers, response: Headers): boolean;
  export = fresh;
}
