const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

/**
 * Loads the first of these scripts and, in parallel, its imports, which would otherwise be requested only after it has
 * arrived.
 */
function loadScripts(paths = ''): Promise<unknown> {
  const [first = '', ...parts] = paths.split(' ');
  const loading = load(first);
  // The first script imports these itself, and fails without them.
  for (const path of parts) load(path).catch(() => {});
  return loading;
}

/**
 * The paths in the document: `modules` hydrate the page; `starter` is its first script, where it does not need these at
 * once.
 */
const named = (): DOMStringMap =>
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};

/** Whether the page starts with a script of its own, and needs React only after a change or a press. */
export const startsLight = (): boolean => named().starter !== undefined;

export const loadStarter = (): Promise<unknown> => loadScripts(named().starter);

let loading: Promise<unknown> | undefined;

/** Loads the modules that hydrate the page, once; after a failure they may be loaded again. */
export function loadApplication(): Promise<unknown> {
  loading ??= loadScripts(named().modules).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
