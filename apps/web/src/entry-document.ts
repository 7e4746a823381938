import { fillInDates } from './calendar/fill-in-dates.ts';
import { afterFirstPaint } from './first-paint.ts';
import { loadApplication, loadStarter, startsLight } from './light/load-scripts.ts';
import { catchPresses } from './light/presses.ts';
import { showScriptLoadError } from './script-load-error.ts';
import './styles.css';
import './pages/home/home.css';

// Visitors read the content of the document. The scripts that hydrate it are thirty times as large as this one, and
// before the first paint they would compete for network and processor. The document lists all of them, so that they
// load in parallel.

// Zod's own setting, under the name by which its copies share it: without it each schema tries whether code can be made
// from text, which the site's CSP forbids and every browser's console reports. It stands here since the modules below
// run in the order in which they arrive.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

fillInDates();
if (startsLight()) catchPresses();
// The style sheet shows 'Share' only where it works.
document.documentElement.dataset.runs = '';

afterFirstPaint()
  // A page whose own script fails to load starts like any other.
  .then(() => (startsLight() ? loadStarter().catch(loadApplication) : loadApplication()))
  .catch(showScriptLoadError);
