import type { DateChoice } from '@bahai-friends/contract';
import { ConflictingDate } from './conflicting-date.tsx';
import { choiceOf, type DateChoices, type DateConflict } from './date-choices.ts';

/** A date, or the heading above dates of one kind. */
export type DateEntry = DateConflict | { readonly heading: string };

export interface DateListProps {
  readonly entries: readonly DateEntry[];
  readonly choices: DateChoices;
  /** Must always be the same function. */
  readonly onChoose: (date: string, choice: DateChoice) => void;
}

export const entryKey = (entry: DateEntry): string =>
  'heading' in entry ? entry.heading : entry.date;

/** Conflicting dates, each with its choice. */
export function DateList({ entries, ...props }: DateListProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entryKey(entry)}>
          <Entry entry={entry} {...props} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<DateListProps, 'entries'> {
  readonly entry: DateEntry;
}

export function Entry({ entry, choices, onChoose }: EntryProps) {
  if ('heading' in entry) {
    return <h3 className="py-2 font-semibold">{entry.heading}</h3>;
  }
  return (
    <ConflictingDate conflict={entry} choice={choiceOf(choices, entry.date)} onChoose={onChoose} />
  );
}
