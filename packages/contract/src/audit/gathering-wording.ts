import * as texts from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import type { SentenceParts } from '@bahai-friends/languages/sentence-parts';
import { audienceInWords, repeatInWords } from '../gatherings/gathering-words.ts';
import { GatheringKind } from '../gatherings/new-gathering.ts';
import { Repeat } from '../gatherings/repeat.ts';
import type { AuditChange, AuditKind, AuditValue } from './audit.ts';

type Typed = { readonly typed: string };
type OccurrenceChange = Extract<AuditChange, { readonly action: 'occurrence-changed' }>;

/** The labels and forms of those fields of gatherings that other things do not have under the same name. */
export const GATHERING_FIELDS: Readonly<
  Record<string, readonly [label: () => string, form: 'typed' | 'date' | 'plain']>
> = {
  kind: [() => texts.gatheringKind, 'plain'],
  title: [() => texts.title, 'typed'],
  description: [() => texts.description, 'typed'],
  online: [() => texts.onlineAddress, 'typed'],
  onlineFor: [() => texts.onlineFor, 'plain'],
  audience: [() => texts.audience, 'plain'],
  starts: [() => texts.firstDay, 'date'],
  time: [() => texts.time, 'plain'],
  minutes: [() => texts.minutes, 'plain'],
  repeat: [() => texts.repeats, 'plain'],
  ends: [() => texts.lastDay, 'date'],
  capacity: [() => texts.capacity, 'plain'],
  answers: [() => texts.answers, 'plain'],
  cancelled: [() => texts.cancelled, 'plain'],
  moved: [() => texts.movedTo, 'date'],
  note: [() => texts.note, 'typed'],
};

/** A sentence about a change of a gathering, without its author; null for any other change. */
export function gatheringSentence(
  kind: AuditKind,
  change: AuditChange,
): SentenceParts<Typed> | null {
  if (kind !== 'gathering') return null;
  switch (change.action) {
    case 'created':
      return texts.addedGathering({ typed: String(change.values.title) });
    case 'updated':
      return change.fields.length > 0
        ? texts.changedGathering({ typed: change.name })
        : texts.savedGathering({ typed: change.name });
    case 'deleted':
      return texts.deletedGathering({ typed: String(change.values.title) });
    case 'gathering-restored':
      return texts.restoredGathering({ typed: change.name });
    case 'gathering-renewed':
      return texts.renewedGathering({ typed: change.name });
    case 'gathering-link-replaced':
      return texts.replacedGatheringLink({ typed: change.name });
    case 'occurrence-changed':
      return texts.changedOccurrence({ typed: change.name }, change.day);
    case 'occurrence-reset':
      return texts.resetOccurrence({ typed: change.name }, change.day);
    case 'programme-changed':
      return texts.changedProgramme({ typed: change.name }, change.day, change.items);
    default:
      return null;
  }
}

function repeatOf(written: string): Repeat | null {
  try {
    return Repeat.safeParse(JSON.parse(written)).data ?? null;
  } catch {
    return null;
  }
}

/** A value that an entry of a gathering keeps as a code, in the reader's language; any other value as it is. */
export function gatheringValueInWords(field: string, value: AuditValue): AuditValue {
  if (typeof value !== 'string') return value;
  switch (field) {
    case 'kind': {
      const kind = GatheringKind.safeParse(value);
      return kind.success ? texts.kindName(kind.data) : value;
    }
    case 'audience':
    case 'onlineFor':
      return value === 'everyone' || value === 'link' ? audienceInWords(value) : value;
    case 'repeat': {
      const repeat = repeatOf(value);
      return repeat === null ? value : repeatInWords(repeat);
    }
    default:
      return value;
  }
}

/** The values in which one occurrence differs from its series. */
export function occurrenceValues({
  cancelled,
  moved,
  time,
  place,
  online,
  note,
}: OccurrenceChange): (readonly [field: string, value: AuditValue])[] {
  const values = { cancelled: cancelled ? 'yes' : null, moved, time, place, online, note };
  return Object.entries(values).filter(([, value]) => value !== null);
}
