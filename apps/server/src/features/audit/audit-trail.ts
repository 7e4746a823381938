import {
  AUDIT_FIELDS,
  type AuditChange,
  type AuditKind,
  type AuditValue,
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

/** What an entry tells of a thing of this kind; further fields are never looked at. */
type Told<K extends AuditKind> = Readonly<Record<(typeof AUDIT_FIELDS)[K][number], AuditValue>>;
type Thing<K extends AuditKind> = Told<K> & { readonly id: number };

/** Changes that are more than one thing's, or not of what is told of it. */
type OtherChange = Exclude<AuditChange, { action: 'created' | 'updated' | 'deleted' }>;

/**
 * Keeps who changed what. Each call belongs into the transaction of the change that it tells of: then
 * there is neither a change without an entry nor an entry without its change.
 */
export interface AuditTrail<K extends AuditKind> {
  created(transaction: Queries, by: AuditActor, thing: Thing<K>): Promise<void>;
  updated(transaction: Queries, by: AuditActor, before: Thing<K>, after: Told<K>): Promise<void>;
  deleted(transaction: Queries, by: AuditActor, thing: Thing<K>): Promise<void>;
  /** @param subjectId Of the thing changed; null when there are several. */
  other(
    transaction: Queries,
    by: AuditActor,
    subjectId: number | null,
    change: OtherChange,
  ): Promise<void>;
}

const short = (value: AuditValue): AuditValue =>
  typeof value === 'string' ? truncate(value) : value;

function shortPair(before: AuditValue, after: AuditValue): [AuditValue, AuditValue] {
  return typeof before === 'string' && typeof after === 'string'
    ? truncatePair(before, after)
    : [short(before), short(after)];
}

/** @param kind Of the things whose changes are kept. */
export function createAuditTrail<K extends AuditKind>(kind: K, clock: Clock): AuditTrail<K> {
  const fields: readonly (typeof AUDIT_FIELDS)[K][number][] = AUDIT_FIELDS[kind];
  const values = (thing: Told<K>) =>
    Object.fromEntries(fields.map((field) => [field, short(thing[field])]));
  const changes = (before: Told<K>, after: Told<K>) =>
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => {
        const [was, is] = shortPair(before[field], after[field]);
        return { field, before: was, after: is };
      });
  const keep = (
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
    created: (transaction, by, thing) =>
      keep(transaction, by, thing.id, { action: 'created', values: values(thing) }),
    updated: (transaction, by, before, after) =>
      keep(transaction, by, before.id, {
        action: 'updated',
        name: String(short(before[fields[0] as keyof Told<K>])),
        fields: changes(before, after),
      }),
    deleted: (transaction, by, thing) =>
      keep(transaction, by, thing.id, { action: 'deleted', values: values(thing) }),
    other: keep,
  };
}
