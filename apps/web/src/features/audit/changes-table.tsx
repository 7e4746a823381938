import {
  AUDIT_TEXT_MAX,
  type AuditEntry,
  type ChangeDetail,
  changeDetails,
  changeSentence,
} from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import { useState } from 'react';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import '../../ui/tables/badge.css';
import './changes-table.css';

/** A table of changes, one a row. */
export function ChangesTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <Table headings={['When', 'Who', 'What']} className="changes-table">
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell heading="When">
            <Timestamp at={entry.at} className="md:whitespace-nowrap" />
          </Cell>
          <Cell heading="Who">
            {entry.actor.id === null ? (
              <span className="badge badge-quiet">Command line</span>
            ) : (
              <bdi className="font-semibold wrap-anywhere">{entry.actor.name}</bdi>
            )}
          </Cell>
          <Cell heading="What">
            <Sentence entry={entry} />
            <Details details={changeDetails(entry)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** A text that somebody typed; of a long one its beginning, and the rest when it is asked for. */
function Quoted({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const characters = [...text];
  // One more is the ellipsis of a text that was kept shortened.
  const isLong = characters.length > AUDIT_TEXT_MAX + 1;
  const shown =
    isLong && !isWhole ? `${characters.slice(0, AUDIT_TEXT_MAX).join('').trimEnd()}…` : text;
  return (
    <span className="wrap-anywhere">
      “<bdi className={isWhole ? 'whitespace-pre-line' : undefined}>{shown}</bdi>”
      {isLong && (
        <button
          type="button"
          className="changes-more"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
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
          {label}:{' '}
          {before !== undefined && (
            <>
              <Value form={form} value={before} />
              <span aria-hidden> → </span>
              <span className="sr-only"> changed to </span>
            </>
          )}
          <Value form={form} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Value({ form, value }: Pick<ChangeDetail, 'form' | 'value'>) {
  if (value === null) return 'none';
  const text = String(value);
  if (form === 'typed') return <Quoted text={text} />;
  return form === 'date' ? formatDay(text) : text;
}
