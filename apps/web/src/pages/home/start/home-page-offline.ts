// Code that only a home page without a network needs, where React is not loaded. It is cached with the page.
import { localDay } from '../../../calendar/today.ts';
import { shareTexts } from '../../../texts/share-texts.ts';
import { texts } from '../../../texts/texts.ts';

/**
 * Hides the past holy days of a cached page.
 *
 * @returns a function that shows them again
 */
export function leavePastHolyDaysOut(): () => void {
  const today = localDay(new Date());
  const table = document.querySelector<HTMLElement>('.holy-days');
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])] as HTMLElement[];
  const past = rows.filter((row) => (row.querySelector('time')?.dateTime ?? today) < today);
  const hidden = table && rows.length === past.length ? [table] : past;
  for (const element of hidden) element.hidden = true;
  const none = document.createElement('p');
  none.className = 'quiet';
  none.textContent = texts.noHolyDays;
  if (table?.hidden) table.after(none);
  return () => {
    none.remove();
    for (const element of hidden) element.hidden = false;
  };
}

/** Shows beside the pressed button that a quote is copied: the code for toasts is not loaded. */
export function sayCopied(button: Element): Element {
  const said = document.createElement('p');
  said.role = 'status';
  said.className = 'quiet';
  said.textContent = shareTexts().copied;
  button.after(said);
  return said;
}
