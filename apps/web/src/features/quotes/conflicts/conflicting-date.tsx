import { DATE_CHOICES, type DateChoice } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { memo, type ReactNode } from 'react';
import { choiceLabels } from './date-choice-labels.ts';
import { asksChoice, type DateConflict, deletedBy } from './date-choices.ts';

/** How many quotes are shown on either side; a file may have thousands on one date. */
const SHOWN_MAX = 5;

interface ConflictingDateProps {
  readonly conflict: DateConflict;
  readonly choice: DateChoice;
  readonly onChoose: (date: string, choice: DateChoice) => void;
}

/** A date with the file's quotes and the stored ones, and the choice between them. */
export const ConflictingDate = memo(function ConflictingDate(props: ConflictingDateProps) {
  const { conflict, choice, onChoose } = props;
  const { date, rows, rowCount, stored, storedCount } = conflict;
  const labels = choiceLabels(storedCount, deletedBy(conflict));
  return (
    <fieldset className="conflicting-date">
      <legend>{texts.conflictingDate(date, storedCount, rowCount)}</legend>
      <div className="conflicting-sides">
        <Side title={texts.inFile} count={rowCount}>
          {rows.slice(0, SHOWN_MAX).map(({ row, text, source, same, changes }) => (
            <QuoteLine key={row} text={text} source={source} lead={texts.rowLead(row)}>
              {same && texts.storedAlready}
              {changes && texts.changesStored}
            </QuoteLine>
          ))}
        </Side>
        {stored.length > 0 && (
          <Side title={texts.stored} count={storedCount}>
            {stored.slice(0, SHOWN_MAX).map(({ id, text, source }) => (
              <QuoteLine key={id} text={text} source={source} />
            ))}
          </Side>
        )}
      </div>
      {asksChoice(conflict) && (
        <div className="conflicting-choices">
          {DATE_CHOICES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`choice-${date}`}
                checked={choice === one}
                onChange={() => onChoose(date, one)}
              />
              {labels[one]}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
});

interface SideProps {
  readonly title: string;
  /** How many there are, shown or not. */
  readonly count: number;
  readonly children: ReactNode;
}

function Side({ title, count, children }: SideProps) {
  return (
    <div className="min-w-0 space-y-1">
      <p className="text-sm text-muted">{title}</p>
      {children}
      {count > SHOWN_MAX && (
        <p className="text-sm text-muted">{texts.andMore(count - SHOWN_MAX)}</p>
      )}
    </div>
  );
}

interface QuoteLineProps {
  readonly text: string;
  readonly source: string;
  /** Before the text. */
  readonly lead?: string;
  /** After the source. */
  readonly children?: ReactNode;
}

function QuoteLine({ text, source, lead = '', children }: QuoteLineProps) {
  return (
    <p className="text-sm wrap-anywhere">
      <span className="line-clamp-3">
        {lead}
        <bdi>{text}</bdi>
      </span>
      <span className="line-clamp-1 text-muted">
        <bdi>{source}</bdi>
      </span>
      {/* It stands apart, since a long source would be cut before it. */}
      {children && <span className="block text-muted">{children}</span>}
    </p>
  );
}
