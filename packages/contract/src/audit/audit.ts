import { z } from 'zod';
import { SecondFactorKind } from '../accounts/second-factor.ts';
import { CivilDay } from '../http/civil-day.ts';
import { adminProblems, defineEndpoints, idText } from '../http/endpoint.ts';
import { entryLimit, pageOf } from '../http/entry-pages.ts';
import { refuse } from '../http/say-rule.ts';
import { AUDITED_QUOTE_FIELDS } from '../quotes/each-quote-field.ts';
import { SETTING_NAMES } from '../site/setting-fields.ts';
import { QUOTE_BATCH_KINDS } from './batches.ts';

/** The kinds of things whose changes are kept. */
export const AUDIT_KINDS = [
  'quote',
  'social-link',
  'holy-day',
  'gathering',
  'user',
  'settings',
] as const;
export const AuditKind = z.enum(AUDIT_KINDS, {
  error: refuse('not-one-of', { field: 'kind', options: AUDIT_KINDS }),
});
export type AuditKind = z.infer<typeof AuditKind>;

/**
 * The fields that an entry shows of each kind; the first names the thing. No other field gets into an entry, so that no
 * secret can.
 */
export const AUDIT_FIELDS = {
  quote: AUDITED_QUOTE_FIELDS,
  'social-link': ['platform', 'url', 'order'],
  'holy-day': ['name', 'date'],
  gathering: [
    'title',
    'kind',
    'description',
    'place',
    'online',
    'onlineFor',
    'audience',
    'language',
    'starts',
    'time',
    'minutes',
    'repeat',
    'ends',
    'capacity',
    'answers',
  ],
  user: ['username', 'role'],
  settings: SETTING_NAMES,
} as const satisfies Record<AuditKind, readonly [string, ...string[]]>;

/** A part of the settings for sending. */
export const SendingPart = z.enum([
  'mail',
  'password',
  'dkim-key',
  'telegram',
  'mastodon',
  'webhooks',
  'time',
  'weekday',
]);
export type SendingPart = z.infer<typeof SendingPart>;

/** How long a text may be in an entry, in code points; an ellipsis marks what is cut off. What was deleted stays whole. */
export const AUDIT_TEXT_MAX = 200;
/** The number of entries kept; each new one beyond it removes the oldest. */
export const AUDIT_ENTRIES_KEPT = 100_000;
const AUDIT_PAGE_MAX = 100;

export const AuditValue = z.union([z.string(), z.number(), z.null()]);
export type AuditValue = z.infer<typeof AuditValue>;

const count = z.int().min(1);
/** The id of the batch; entries of version 0.1.0 name none. */
const batch = z.int().optional();
const factor = SecondFactorKind;
/** The values of the thing by the names of their fields, as it was. */
const values = z.record(z.string(), AuditValue);

/**
 * What was done. Long texts are shortened, a changed one to the part that differs. A deleted text is whole, since it is
 * stored nowhere else any more.
 */
export const AuditChange = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('created'), values }),
    z.object({
      action: z.literal('updated'),
      /** The thing's name before the change. */
      name: z.string(),
      /** The fields that differ; none when the same was saved again. */
      fields: z.array(z.object({ field: z.string(), before: AuditValue, after: AuditValue })),
    }),
    z.object({ action: z.literal('deleted'), values }),
    z.object({ action: z.literal('deleted-several'), count, batch }),
    z.object({ action: z.literal('uploaded'), count, file: z.string(), batch }),
    z.object({ action: z.literal('scheduled'), count, batch }),
    z.object({
      action: z.literal('undone'),
      batch,
      kind: z.enum(QUOTE_BATCH_KINDS),
      deleted: z.int().min(0),
      restored: z.int().min(0),
      kept: z.int().min(0),
    }),
    /** A deleted one was brought back. */
    z.object({ action: z.literal('gathering-restored'), name: z.string() }),
    z.object({ action: z.literal('gathering-renewed'), name: z.string() }),
    /** Neither the former nor the new link is told. */
    z.object({ action: z.literal('gathering-link-replaced'), name: z.string() }),
    /** How one day of a series differs from then on; what is null is as the series has it. */
    z.object({
      action: z.literal('occurrence-changed'),
      name: z.string(),
      day: CivilDay,
      cancelled: z.boolean(),
      moved: z.string().nullable(),
      time: z.string().nullable(),
      place: z.string().nullable(),
      online: z.string().nullable(),
      note: z.string().nullable(),
    }),
    z.object({ action: z.literal('occurrence-reset'), name: z.string(), day: CivilDay }),
    /**
     * The number of items that the programme of one day has from then on; neither their texts nor the readers' names.
     */
    z.object({
      action: z.literal('programme-changed'),
      name: z.string(),
      day: CivilDay,
      items: z.int().min(0),
    }),
    z.object({ action: z.literal('added-from-calendar'), count, year: z.int() }),
    z.object({ action: z.literal('backup-downloaded') }),
    z.object({ action: z.literal('password-reset'), name: z.string() }),
    z.object({ action: z.literal('invited'), name: z.string() }),
    z.object({ action: z.literal('invitation-withdrawn'), name: z.string() }),
    z.object({ action: z.literal('invitation-accepted'), name: z.string() }),
    /** `name` is whose account it is; no entry ever holds a secret or a code. */
    z.object({ action: z.literal('second-factor-added'), name: z.string(), factor }),
    z.object({ action: z.literal('second-factor-removed'), name: z.string(), factor }),
    z.object({ action: z.literal('passkey-renamed'), name: z.string() }),
    z.object({ action: z.literal('second-factor-reset'), name: z.string() }),
    z.object({ action: z.literal('recovery-codes-made'), name: z.string() }),
    z.object({ action: z.literal('recovery-code-used'), name: z.string(), left: z.int().min(0) }),
    /** The account's e-mail address; no entry holds the address itself. */
    z.object({ action: z.literal('email-changed'), name: z.string() }),
    z.object({ action: z.literal('email-removed'), name: z.string() }),
    z.object({ action: z.literal('keys-replaced') }),
    /** The parts that changed; no entry holds their values. */
    z.object({ action: z.literal('sending-changed'), parts: z.array(SendingPart) }),
    z.object({ action: z.literal('sending-resumed') }),
    z.object({ action: z.literal('sending-begun-anew') }),
    /** Only the coordinates changed; no entry holds them. */
    z.object({ action: z.literal('place-moved') }),
    z.object({ action: z.literal('letter-note-changed') }),
    /** The Master Admin ended somebody's letters; the entry does not say whose. */
    z.object({ action: z.literal('letters-removed') }),
    z.object({ action: z.literal('role-transferred'), from: z.string(), to: z.string() }),
  ])
  .meta({ id: 'AuditChange' });
export type AuditChange = z.infer<typeof AuditChange>;

/** Who changed what, and when. */
export const AuditEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    /** The actor's name at the time; the id is null for the command line. */
    actor: z.object({ id: z.int().nullable(), name: z.string() }),
    kind: AuditKind,
    /** The id of the thing changed, which may be gone by now; null when there are several. */
    subjectId: z.int().nullable(),
    change: AuditChange,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Stands for whoever works on the machine itself, as an actor in a query. */
export const COMMAND_LINE = 'command-line';

export const AuditActor = z.union([z.literal(COMMAND_LINE), idText('actor')], {
  error: refuse('not-an-actor', { commandLine: COMMAND_LINE }),
});
export type AuditActor = z.output<typeof AuditActor>;

export const AuditQuery = z.object({
  kind: AuditKind.optional(),
  /** Whose changes: the id of a user, or `command-line`. */
  actor: AuditActor.optional(),
  /** Only entries older than the one with this id. */
  before: idText('before').optional(),
  limit: entryLimit(AUDIT_PAGE_MAX),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const auditEndpoints = defineEndpoints({
  'GET /api/audit': {
    summary: 'Who changed what, newest first; for the Master Admin',
    tag: 'Audit trail',
    access: 'admin',
    query: AuditQuery,
    responses: {
      200: pageOf(AuditEntry),
      ...adminProblems,
    },
  },
});
