import { fillInDates } from './calendar/todays-dates.ts';
import { firstPaint } from './first-paint.ts';
import './styles.css';

// What visitors came for is in the document. The scripts that bring it to life are thirty times as large
// as this one, and leave it the line and the processor until it is painted. The document names all of
// them, so that none waits until another asks for it.
const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};

fillInDates();

firstPaint().then(() => {
  for (const path of modules.split(' ')) import(/* @vite-ignore */ path);
});
