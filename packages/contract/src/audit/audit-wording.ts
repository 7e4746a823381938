import { languageName } from '@bahai-friends/languages/en/language-name';
import { isLanguage } from '@bahai-friends/languages/languages';
import type { SecondFactorKind } from '../accounts/second-factor.ts';
import type { BatchKind, UndoResult } from '../quotes/batches.ts';
import { byQuoteField, type QuoteFieldName } from '../quotes/each-quote-field.ts';
import { QUOTE_FIELDS } from '../quotes/quote-fields.ts';
import { readTranslatedKey } from '../quotes/translations.ts';
import { SETTING_FIELDS } from '../site/setting-fields.ts';
import { counted } from '../text/plural.ts';
import { AUDIT_FIELDS, type AuditEntry, type AuditKind, type AuditValue } from './audit.ts';

/** A sentence in parts: ours, and what people typed, in whatever script. */
export type Wording = readonly (string | { readonly typed: string })[];

/** One value of a thing, or how it changed. */
export interface ChangeDetail {
  readonly field: string;
  readonly label: string;
  /** A civil day, or what is to be kept apart as somebody typed it; everything else is `plain`. */
  readonly form: 'typed' | 'date' | 'plain';
  /** Present for an update. */
  readonly before?: AuditValue;
  readonly value: AuditValue;
}

type SentenceInput = Pick<AuditEntry, 'actor' | 'kind' | 'subjectId' | 'change'>;

const NOUNS: Readonly<Record<AuditKind, string>> = {
  quote: 'quote',
  'social-link': 'social link',
  'holy-day': 'holy day',
  user: 'user',
  settings: 'settings',
};

type FieldWording = readonly [label: string, form: ChangeDetail['form']];

const QUOTE_FIELD_WORDING = byQuoteField<Record<QuoteFieldName, FieldWording>>(
  ({ name, audited }): FieldWording => [
    name,
    audited === 'language' ? 'plain' : (audited ?? 'typed'),
  ],
);

/** Of a field of a quote, or of one of its translations, such as `Source (Persian)`. */
function quoteFieldWording(field: string): FieldWording | undefined {
  const translated = readTranslatedKey(field);
  if (translated === null) return QUOTE_FIELD_WORDING[field as QuoteFieldName];
  const [label, form] = QUOTE_FIELD_WORDING[translated.field];
  return [`${label} (${languageName(translated.language)})`, form];
}

const FIELDS: Readonly<Record<string, FieldWording>> = {
  platform: ['Platform', 'typed'],
  url: ['URL', 'typed'],
  order: ['Display order', 'plain'],
  name: ['Name', 'typed'],
  date: ['Date', 'date'],
  username: ['Username', 'typed'],
  role: ['Role', 'plain'],
  ...Object.fromEntries(
    Object.entries(SETTING_FIELDS).map(
      ([field, { name, audited }]) => [field, [name, audited.form]] as const,
    ),
  ),
};

const UNDONE: Readonly<Record<BatchKind, string>> = {
  upload: 'an upload',
  'bulk deletion': 'a bulk deletion',
  schedule: 'a schedule',
};

const FACTORS: Readonly<Record<SecondFactorKind, string>> = {
  passkey: 'a passkey',
  totp: 'an authenticator app',
};

/** Such as `3 quotes deleted, 1 quote left as it is`. */
function undoneCounts({ deleted, restored, kept }: UndoResult): string {
  const parts = [
    [deleted, 'deleted'],
    [restored, 'restored'],
    [kept, kept === 1 ? 'left as it is' : 'left as they are'],
  ] as const;
  const told = parts.filter(([count]) => count > 0);
  if (told.length === 0) return 'nothing was left to undo';
  return told.map(([count, what]) => `${counted(count, 'quote')} ${what}`).join(', ');
}

/** What was done, without who did it. */
export function changeSentence({ actor, kind, subjectId, change }: SentenceInput): Wording {
  const noun = NOUNS[kind];
  const nameIn = (values: Readonly<Record<string, AuditValue>>) => ({
    typed: String(values[AUDIT_FIELDS[kind][0]]),
  });
  switch (change.action) {
    case 'created':
      return [`Added the ${noun} `, nameIn(change.values)];
    case 'updated':
      return change.fields.length > 0
        ? [`Changed the ${noun} `, { typed: change.name }]
        : [`Saved the ${noun} `, { typed: change.name }, ' without a change'];
    case 'deleted':
      return [`Deleted the ${noun} `, nameIn(change.values)];
    case 'deleted-several':
      return [`Deleted ${counted(change.count, noun)}`];
    case 'uploaded':
      return [`Uploaded ${counted(change.count, noun)} from the file `, { typed: change.file }];
    case 'scheduled':
      return [`Scheduled ${counted(change.count, noun)}`];
    case 'undone':
      return [`Undid ${UNDONE[change.kind]}: ${undoneCounts(change)}`];
    case 'added-from-calendar':
      return [`Added ${counted(change.count, noun)} of ${change.year} B.E. from the calendar`];
    case 'backup-downloaded':
      return ['Downloaded a backup of the whole database'];
    case 'password-reset':
      return actor.id !== null && actor.id === subjectId
        ? ['Changed their own password']
        : ['Gave a new password to ', { typed: change.name }];
    case 'invited':
      return ['Invited ', { typed: change.name }];
    case 'invitation-withdrawn':
      return ['Withdrew the invitation of ', { typed: change.name }];
    case 'invitation-accepted':
      return ['Accepted the invitation as ', { typed: change.name }];
    case 'second-factor-added':
      return [`Added ${FACTORS[change.factor]} to their account`];
    case 'second-factor-removed':
      return [`Removed ${FACTORS[change.factor]} from their account`];
    case 'passkey-renamed':
      return ['Renamed a passkey of their account'];
    case 'second-factor-reset':
      return ['Removed the second factor of ', { typed: change.name }];
    case 'recovery-codes-made':
      return ['Made new recovery codes'];
    case 'recovery-code-used':
      return [`Logged in with a recovery code, ${change.left} left`];
    case 'keys-replaced':
      return ['Replaced the key of cookies and tokens, which ended all sessions'];
    case 'role-transferred':
      return [
        'Passed the Master Admin role from ',
        { typed: change.from },
        ' to ',
        { typed: change.to },
      ];
  }
}

/** The values that belong to the sentence: how they changed, or what the thing was beside its name. */
export function changeDetails({ kind, change }: SentenceInput): ChangeDetail[] {
  const labelled = (field: string) => {
    const wording = kind === 'quote' ? quoteFieldWording(field) : FIELDS[field];
    const [label, form] = wording ?? [field, 'typed'];
    return { field, label, form };
  };
  const shown = (field: string, value: AuditValue = null) => {
    const isNamed =
      kind === 'quote' && QUOTE_FIELDS[field as QuoteFieldName]?.audited === 'language';
    return isNamed && typeof value === 'string' && isLanguage(value) ? languageName(value) : value;
  };
  switch (change.action) {
    case 'created':
    case 'deleted':
      return [...new Set([...AUDIT_FIELDS[kind], ...Object.keys(change.values)])]
        .slice(1)
        .map((field) => ({ ...labelled(field), value: shown(field, change.values[field]) }))
        .filter(({ value }) => value !== null);
    case 'updated':
      return change.fields.map(({ field, before, after }) => ({
        ...labelled(field),
        before: shown(field, before),
        value: shown(field, after),
      }));
    default:
      return [];
  }
}
