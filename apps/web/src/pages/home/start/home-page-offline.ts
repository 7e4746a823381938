// What only a home page without a network needs, where React does not come. It is kept with the page.
import { localDay } from '../../../calendar/today.ts';
import { shareTexts } from '../../../texts/share-texts.ts';
import { texts } from '../../../texts/texts.ts';

/**
 * Leaves the holy days of a kept page out that are over by now.
 *
 * @returns what shows them again
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

/** Says beside what was pressed that a quote is copied: what shows toasts is not there. */
export function sayCopied(button: Element): Element {
  const said = document.createElement('p');
  said.role = 'status';
  said.className = 'quiet';
  said.textContent = shareTexts().copied;
  button.after(said);
  return said;
}
