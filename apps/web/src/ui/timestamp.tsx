import { spoken } from '../texts/spoken.ts';

/** The format of the page's language, in the visitor's time zone. */
const dateAndTime = new Intl.DateTimeFormat(spoken.locale ?? 'en', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

interface TimestampProps {
  /** ISO 8601. */
  readonly at: string;
  readonly className?: string;
}

/** A date and time. */
export function Timestamp({ at, className }: TimestampProps) {
  return (
    <time dateTime={at} className={className}>
      {dateAndTime.format(new Date(at))}
    </time>
  );
}
