import { fillInDates } from './calendar/fill-in-dates.ts';
import { firstPaint } from './first-paint.ts';
import { showScriptFailed } from './script-failed.ts';
import './styles.css';

// What visitors came for is in the document. The scripts that bring it to life are thirty times as large
// as this one, and leave it the line and the processor until it is painted. The document names all of
// them, so that none waits until another asks for it.
const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};

fillInDates();

const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

firstPaint().then(() => {
  const [application = '', ...parts] = modules.split(' ');
  load(application).catch(showScriptFailed);
  // The application imports these itself, and fails without them.
  for (const path of parts) load(path).catch(() => {});
});
