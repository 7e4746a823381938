import * as texts from '@bahai-friends/languages/en/dashboard/audit-changes';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as fieldTexts from '@bahai-friends/languages/en/dashboard/quotes/fields';
import { languageName as englishName } from '@bahai-friends/languages/en/language-name';
import { isLanguage } from '@bahai-friends/languages/languages';
import type { SentenceParts } from '@bahai-friends/languages/sentence-parts';
import { byQuoteField, type QuoteFieldName } from '../quotes/each-quote-field.ts';
import { QUOTE_FIELDS } from '../quotes/quote-fields.ts';
import { readTranslatedKey } from '../quotes/translations.ts';
import { SETTING_FIELDS } from '../site/setting-fields.ts';
import { AUDIT_FIELDS, type AuditEntry, type AuditValue } from './audit.ts';
import {
  GATHERING_FIELDS,
  gatheringSentence,
  gatheringValueInWords,
  occurrenceValues,
} from './gathering-wording.ts';

/** A sentence in parts: ours, and what people typed, in whatever script. */
type Wording = SentenceParts<{ readonly typed: string }>;

/** One value of a thing, or how it changed. */
export interface ChangeDetail {
  readonly field: string;
  readonly label: string;
  /**
   * How the value is shown: as a civil day, set apart as a text that somebody typed, or `plain` for everything else.
   */
  readonly form: 'typed' | 'date' | 'plain';
  /** Present for an update. */
  readonly before?: AuditValue;
  readonly value: AuditValue;
}

type SentenceInput = Pick<AuditEntry, 'actor' | 'kind' | 'subjectId' | 'change'>;

/** Gives the name of a language in the reader's language. */
type NameOfLanguage = (language: string) => string;

type Form = ChangeDetail['form'];
type FieldWording = readonly [label: string, form: Form];
/** A field's label and form. The label is a function, since its language is known only when the change is shown. */
type FieldTexts = readonly [label: () => string, form: Form];

const QUOTE_FIELD_TEXTS = byQuoteField<Record<QuoteFieldName, FieldTexts>>(
  ({ audited }, name): FieldTexts => [
    () => fieldTexts.fieldWords(name).name,
    audited === 'language' ? 'plain' : (audited ?? 'typed'),
  ],
);

const said = (field: FieldTexts | undefined): FieldWording | undefined =>
  field && [field[0](), field[1]];

/** The wording of a quote's field, or of a translation's, such as `Source (Persian)`. */
function quoteFieldWording(field: string, languageName: NameOfLanguage): FieldWording | undefined {
  const translated = readTranslatedKey(field);
  if (translated === null) return said(QUOTE_FIELD_TEXTS[field as QuoteFieldName]);
  const [label, form] = QUOTE_FIELD_TEXTS[translated.field];
  return [texts.inLanguage(label(), languageName(translated.language)), form];
}

const FIELDS: Readonly<Record<string, FieldTexts>> = {
  platform: [() => texts.platform, 'typed'],
  url: [() => texts.url, 'typed'],
  order: [() => texts.displayOrder, 'plain'],
  name: [() => texts.name, 'typed'],
  date: [() => texts.date, 'date'],
  username: [() => texts.username, 'typed'],
  role: [() => texts.role, 'plain'],
  ...GATHERING_FIELDS,
  ...Object.fromEntries(
    Object.entries(SETTING_FIELDS).map(
      ([field, { name, audited }]) => [field, [name, audited.form]] as const,
    ),
  ),
};

/** A sentence about a change, without its author. */
export function changeSentence({ actor, kind, subjectId, change }: SentenceInput): Wording {
  const nameIn = (values: Readonly<Record<string, AuditValue>>) => ({
    typed: String(values[AUDIT_FIELDS[kind][0]]),
  });
  const ofGathering = gatheringSentence(kind, change);
  if (ofGathering !== null || kind === 'gathering') return ofGathering ?? [];
  switch (change.action) {
    case 'created':
      return texts.created(kind, nameIn(change.values));
    case 'updated':
      return change.fields.length > 0
        ? texts.changed(kind, { typed: change.name })
        : texts.savedUnchanged(kind, { typed: change.name });
    case 'deleted':
      return texts.deleted(kind, nameIn(change.values));
    case 'deleted-several':
      return [texts.deletedSeveral(kind, change.count)];
    case 'uploaded':
      return texts.uploaded(kind, change.count, { typed: change.file });
    case 'scheduled':
      return [texts.scheduled(kind, change.count)];
    case 'undone':
      return [texts.undone(change)];
    case 'added-from-calendar':
      return [texts.addedFromCalendar(kind, change.count, change.year)];
    case 'backup-downloaded':
      return [texts.downloadedBackup];
    case 'password-reset':
      return actor.id !== null && actor.id === subjectId
        ? [texts.changedOwnPassword]
        : texts.gavePassword({ typed: change.name });
    case 'invited':
      return texts.invited({ typed: change.name });
    case 'invitation-withdrawn':
      return texts.withdrewInvitation({ typed: change.name });
    case 'invitation-accepted':
      return texts.acceptedInvitation({ typed: change.name });
    case 'second-factor-added':
      return [texts.addedFactor(change.factor)];
    case 'second-factor-removed':
      return [texts.removedFactor(change.factor)];
    case 'passkey-renamed':
      return [texts.renamedPasskey];
    case 'second-factor-reset':
      return texts.resetFactors({ typed: change.name });
    case 'recovery-codes-made':
      return [texts.madeRecoveryCodes];
    case 'recovery-code-used':
      return [texts.usedRecoveryCode(change.left)];
    case 'email-changed':
      return [texts.changedEmail];
    case 'email-removed':
      return [texts.removedEmail];
    case 'keys-replaced':
      return [texts.replacedKeys];
    case 'sending-changed':
      return [texts.changedSending(change.parts)];
    case 'sending-resumed':
      return [texts.resumedSending];
    case 'sending-begun-anew':
      return [texts.begunAnew];
    case 'place-moved':
      return [texts.movedPlace];
    case 'letter-note-changed':
      return [texts.changedLetterNote];
    case 'letters-removed':
      return [texts.removedLetters];
    case 'role-transferred':
      return texts.passedRole({ typed: change.from }, { typed: change.to });
    // Only gatherings have it, and their sentences are made above.
    case 'gathering-restored':
    case 'gathering-renewed':
    case 'gathering-link-replaced':
    case 'occurrence-changed':
    case 'occurrence-reset':
    case 'programme-changed':
      return [];
  }
}

/** A value that an entry keeps as a code, in the reader's language. */
function inWords(value: AuditValue): AuditValue {
  if (value === 'yes') return texts.yes;
  if (value === 'Admin' || value === 'Master Admin') return common.roleName(value);
  return value === 'no' ? texts.no : value;
}

/**
 * The values that belong to the sentence: how they changed, or what the thing was beside its name.
 *
 * @param languageName In English unless it is given.
 */
export function changeDetails(
  { kind, change }: SentenceInput,
  languageName: NameOfLanguage = englishName,
): ChangeDetail[] {
  const labelled = (field: string) => {
    const wording = kind === 'quote' ? quoteFieldWording(field, languageName) : said(FIELDS[field]);
    const [label, form] = wording ?? [field, 'typed'];
    return { field, label, form };
  };
  const shown = (field: string, value: AuditValue = null) => {
    const isNamed =
      kind === 'quote'
        ? QUOTE_FIELDS[field as QuoteFieldName]?.audited === 'language'
        : field === 'language';
    if (isNamed && typeof value === 'string' && isLanguage(value)) return languageName(value);
    if (kind === 'quote' || FIELDS[field]?.[1] !== 'plain') return value;
    return inWords(kind === 'gathering' ? gatheringValueInWords(field, value) : value);
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
    case 'occurrence-changed':
      return occurrenceValues(change).map(([field, value]) => ({
        ...labelled(field),
        value: inWords(value),
      }));
    default:
      return [];
  }
}
