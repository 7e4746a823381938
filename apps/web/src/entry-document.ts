import { fillInDates } from './calendar/fill-in-dates.ts';
import { afterFirstPaint } from './first-paint.ts';
import { showScriptLoadError } from './script-load-error.ts';
import './styles.css';
import './pages/home/home.css';

// What visitors came for is in the document. The scripts that hydrate it are thirty times as large as
// this one: until the first paint they would compete for network and processor. The document names all
// of them, so that they load in parallel.
const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};

// Zod's own setting, under the name by which its copies share it: without it each schema tries whether code may be made
// of text, which the site's policy forbids and every browser's console tells. It stands here since the modules below
// run in the order in which they come.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

fillInDates();

const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

afterFirstPaint().then(() => {
  const [application = '', ...parts] = modules.split(' ');
  load(application).catch(showScriptLoadError);
  // The application imports these itself, and fails without them.
  for (const path of parts) load(path).catch(() => {});
});
