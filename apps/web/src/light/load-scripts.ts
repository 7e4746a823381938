const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

/** Loads the first of these scripts and, in parallel, those that it imports and would ask for only when it is there. */
function loadScripts(paths = ''): Promise<unknown> {
  const [first = '', ...parts] = paths.split(' ');
  const loading = load(first);
  // The first one imports these itself, and fails without them.
  for (const path of parts) load(path).catch(() => {});
  return loading;
}

/** What the document names: `modules` hydrate the page; `starter` is what it starts with where it can do without. */
const named = (): DOMStringMap =>
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};

/** Whether the page starts with a script of its own, and needs React only when something has changed or is pressed. */
export const startsLight = (): boolean => named().starter !== undefined;

export const loadStarter = (): Promise<unknown> => loadScripts(named().starter);

let loading: Promise<unknown> | undefined;

/** Loads what hydrates the page, once; what has failed may be tried again. */
export function loadApplication(): Promise<unknown> {
  loading ??= loadScripts(named().modules).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
