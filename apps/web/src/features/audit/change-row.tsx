import {
  AUDIT_TEXT_MAX,
  type AuditEntry,
  type ChangeDetail,
  changeDetails,
  changeSentence,
} from '@bahai-friends/contract';
// The contract's sentences about changes need these texts.
import '@bahai-friends/languages/en/dashboard/audit-changes';
import '@bahai-friends/languages/en/dashboard/audit-gatherings';
import '@bahai-friends/languages/en/dashboard/quotes/fields';
import '@bahai-friends/languages/en/dashboard/settings/fields';
import * as texts from '@bahai-friends/languages/en/dashboard/activity';
import { useState } from 'react';
import { languageName } from '../../texts/language-name.ts';
import { spoken } from '../../texts/spoken.ts';
import { ActivityRow } from './activity-row.tsx';

/** A change, as a row of the table. */
export function ChangeRow({ entry }: { readonly entry: AuditEntry }) {
  const { id, name } = entry.actor;
  return (
    <ActivityRow at={entry.at} who={id === null ? { unnamed: texts.commandLine } : { name }}>
      <Sentence entry={entry} />
      <Details details={changeDetails(entry, languageName)} />
    </ActivityRow>
  );
}

/** A text that somebody typed; a long one is cut, and a button shows the rest. */
function Quoted({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const [open, close] = spoken.quotationMarks;
  const characters = [...text];
  // The one more is the ellipsis of a text that was stored shortened.
  const isLong = characters.length > AUDIT_TEXT_MAX + 1;
  const shown =
    isLong && !isWhole ? `${characters.slice(0, AUDIT_TEXT_MAX).join('').trimEnd()}…` : text;
  return (
    <span className="wrap-anywhere">
      {open}
      <bdi className={isWhole ? 'whitespace-pre-line' : undefined}>{shown}</bdi>
      {close}
      {isLong && (
        <button
          type="button"
          className="activity-more"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showLess : texts.showAll}
        </button>
      )}
    </span>
  );
}

function Sentence({ entry }: { readonly entry: AuditEntry }) {
  return (
    <p>
      {changeSentence(entry).map((part) =>
        typeof part === 'string' ? part : <Quoted key={part.typed} text={part.typed} />,
      )}
    </p>
  );
}

function Details({ details }: { readonly details: readonly ChangeDetail[] }) {
  if (details.length === 0) return null;
  return (
    <ul className="mt-1 space-y-0.5 text-sm text-muted">
      {details.map(({ field, label, form, before, value }) => (
        <li key={field}>
          {texts.labelled(label)}
          {before !== undefined && (
            <>
              <Value form={form} value={before} />
              <span aria-hidden>
                {' '}
                <span className="inline-block rtl:-scale-x-100">→</span>{' '}
              </span>
              <span className="sr-only"> {texts.changedTo} </span>
            </>
          )}
          <Value form={form} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Value({ form, value }: Pick<ChangeDetail, 'form' | 'value'>) {
  if (value === null) return texts.noValue;
  const text = typeof value === 'number' ? spoken.number(value) : String(value);
  if (form === 'typed') return <Quoted text={text} />;
  return form === 'date' ? spoken.gregorian(text) : text;
}
