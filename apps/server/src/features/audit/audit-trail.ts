import {
  AUDIT_FIELDS,
  type AuditChange,
  type AuditKind,
  type AuditValue,
  TRANSLATED_FIELDS,
  type TranslatedKey,
  type Translation,
} from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { insertAuditEntry } from './audit.repository.ts';
import { truncate, truncatePair } from './truncate.ts';

/** Who makes a change: a user, or the command line. */
export interface AuditActor {
  readonly userId: number | null;
  readonly username: string;
}

export const COMMAND_LINE_ACTOR: AuditActor = { userId: null, username: 'command line' };

/**
 * The fields of this kind that entries record; for a quote also those of its translations. Other fields are never read.
 */
type RecordedFields<K extends AuditKind> = Readonly<
  Record<(typeof AUDIT_FIELDS)[K][number], AuditValue>
> &
  (K extends 'quote' ? { readonly translations: readonly Translation[] } : unknown);
type Recordable<K extends AuditKind> = RecordedFields<K> & { readonly id: number };

/** Changes of several rows, or of something that is no recorded field. */
type OtherChange = Exclude<AuditChange, { action: 'created' | 'updated' | 'deleted' }>;

/**
 * Records who changed what. Each call has to be made in the transaction of the change that it records, so that there
 * is neither a change without an entry nor an entry without its change.
 */
export interface AuditTrail<K extends AuditKind> {
  created(transaction: Queries, by: AuditActor, subject: Recordable<K>): Promise<void>;
  updated(
    transaction: Queries,
    by: AuditActor,
    before: Recordable<K>,
    after: RecordedFields<K>,
  ): Promise<void>;
  /** Records whole values, since they are stored nowhere else any more. */
  deleted(transaction: Queries, by: AuditActor, subject: Recordable<K>): Promise<void>;
  /** @param subjectId The id of what was changed; null when there are several. */
  other(
    transaction: Queries,
    by: AuditActor,
    subjectId: number | null,
    change: OtherChange,
  ): Promise<void>;
}

const short = (value: AuditValue): AuditValue =>
  typeof value === 'string' ? truncate(value) : value;

const whole = (value: AuditValue): AuditValue => value;

function shortPair(before: AuditValue, after: AuditValue): [AuditValue, AuditValue] {
  return typeof before === 'string' && typeof after === 'string'
    ? truncatePair(before, after)
    : [short(before), short(after)];
}

type Values = Readonly<Record<string, AuditValue>>;

/** The fields of translations, each under a key of its own; empty ones are left out. */
function translatedValues({ translations }: { readonly translations?: readonly Translation[] }) {
  const values: Partial<Record<TranslatedKey, AuditValue>> = {};
  for (const translation of translations ?? []) {
    for (const field of TRANSLATED_FIELDS) {
      if (translation[field] !== null) {
        values[`${field}:${translation.language}`] = translation[field];
      }
    }
  }
  return values as Values;
}

/** @param kind Whose changes are recorded. */
export function createAuditTrail<K extends AuditKind>(kind: K, clock: Clock): AuditTrail<K> {
  const fields: readonly (typeof AUDIT_FIELDS)[K][number][] = AUDIT_FIELDS[kind];
  const valuesOf = (subject: RecordedFields<K>): Values => ({
    ...Object.fromEntries(fields.map((field) => [field, subject[field]])),
    ...translatedValues(subject),
  });
  const values = (subject: RecordedFields<K>, shown: (value: AuditValue) => AuditValue) =>
    Object.fromEntries(
      Object.entries(valuesOf(subject)).map(([field, value]) => [field, shown(value)]),
    );
  function changes(from: RecordedFields<K>, to: RecordedFields<K>) {
    const [before, after] = [valuesOf(from), valuesOf(to)];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((field) => ({ field, was: before[field] ?? null, is: after[field] ?? null }))
      .filter(({ was, is }) => was !== is)
      .map(({ field, ...values }) => {
        const [was, is] = shortPair(values.was, values.is);
        return { field, before: was, after: is };
      });
  }
  const record = (
    transaction: Queries,
    { userId, username }: AuditActor,
    subjectId: number | null,
    change: AuditChange,
  ) =>
    insertAuditEntry(transaction, {
      at: clock.now(),
      actor: { id: userId, name: username },
      kind,
      subjectId,
      change,
    });
  return {
    created: (transaction, by, subject) =>
      record(transaction, by, subject.id, { action: 'created', values: values(subject, short) }),
    updated: (transaction, by, before, after) =>
      record(transaction, by, before.id, {
        action: 'updated',
        name: String(short(before[fields[0] as keyof RecordedFields<K>])),
        fields: changes(before, after),
      }),
    deleted: (transaction, by, subject) =>
      record(transaction, by, subject.id, { action: 'deleted', values: values(subject, whole) }),
    other: record,
  };
}
