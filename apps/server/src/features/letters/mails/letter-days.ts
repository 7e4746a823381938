import { isoWeekdayOf, LETTER_TOPICS, type LetterTopic } from '@bahai-friends/contract';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Outbox, TRANSACTION_ROWS } from '../../../outbox/outbox.ts';
import type { DailyWork } from '../../../sender/sender-work.ts';
import { composeLetter, type LetterSources } from '../contents/compose-letters.ts';
import { readNoteOf, takeLetterNote } from '../letter-note.repository.ts';
import { listDueSubscriptions } from '../subscriptions.repository.ts';
import type { SendingSite } from './letter-mails.ts';
import { LETTER_KINDS, letterKey } from './letter-rows.ts';

interface DaysDependencies {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly outbox: Pick<Outbox, 'add'>;
  readonly sources: LetterSources;
  readonly site: () => Promise<SendingSite>;
  /** The instant at which a civil day's letters are due: a topic that is chosen later begins with its next letter. */
  readonly dueAt: (day: string) => Promise<string>;
  /** The weekday of the weekly letter; 1 is Monday. */
  readonly weeklyOn: () => Promise<number>;
}

/** Adds each day's letters to the outbox, a part at a time. */
export function createLetterDays({
  database,
  clock,
  outbox,
  sources,
  site: readSite,
  dueAt: dueAtOf,
  weeklyOn,
}: DaysDependencies): readonly DailyWork[] {
  /** Whether a letter has any content, in whatever language. */
  async function isSomethingToSay(topic: LetterTopic, day: string, site: SendingSite) {
    const note = topic === 'weekly' ? await readNoteOf(database.reads, day) : '';
    const order = { topic, day, language: site.language, token: '', note };
    return (await composeLetter(order, { ...site, publicUrl: '' }, sources)) !== null;
  }

  async function prepare(topic: LetterTopic, day: string): Promise<void> {
    const site = await readSite();
    if (!site.isOn) return;
    if (topic === 'weekly' && isoWeekdayOf(day) !== (await weeklyOn())) return;
    const due = {
      dueAt: await dueAtOf(day),
      latest: clock.after(CLOCKS_DIFFER_SECONDS),
      most: TRANSACTION_ROWS,
    };
    const next = (after: number) => listDueSubscriptions(database.reads, topic, { ...due, after });
    let ids = await next(0);
    if (ids.length === 0 || !(await isSomethingToSay(topic, day, site))) return;
    if (topic === 'weekly') await takeLetterNote(database.writes, day);
    while (ids.length > 0) {
      const rows = ids.map((subscription) => ({
        key: letterKey(day, topic, subscription),
        channel: 'mail',
        kind: LETTER_KINDS[topic],
        subject: { subscription, day },
      }));
      await database.writes.transaction().execute((transaction) => outbox.add(transaction, rows));
      ids = await next(ids.at(-1) ?? 0);
    }
  }

  return LETTER_TOPICS.map((topic) => ({
    what: LETTER_KINDS[topic],
    channel: 'mail',
    prepare: (day) => prepare(topic, day),
  }));
}
