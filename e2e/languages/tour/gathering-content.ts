import { addDays } from '@bahai-friends/badi-calendar';
import {
  DEFAULT_SETTINGS,
  type GatheringFields,
  gatheringDefaults,
  NO_FEATURES,
  type ProgrammeItem,
} from '@bahai-friends/contract';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { saveLastBackup } from '../../../apps/server/src/features/backups/backups.repository.ts';
import { insertAnswer } from '../../../apps/server/src/features/gatherings/answers/answers.repository.ts';
import { insertGathering } from '../../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveProgramme } from '../../../apps/server/src/features/gatherings/programmes/programmes.repository.ts';
import { writeItems } from '../../../apps/server/src/features/gatherings/programmes/stored-items.ts';
import { saveSettings } from '../../../apps/server/src/features/settings/settings.repository.ts';
import { addHolyDays } from '../../../apps/server/src/testing/content.ts';
import { AT } from '../../sending/sending-part.ts';

export const EVENING = 'Abend der Andacht';
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
export const dayFromNow = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
/** The day of the week, from 1 for Monday to 7. */
const weekdayOf = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/**
 * A series that has to be confirmed soon, with a day that is changed, one that is called off, one with more answers
 * than places and one that it has no longer; a gathering that is over; and everything that needs a volunteer.
 */
export async function addGatherings({ writes }: Database): Promise<void> {
  const features = { ...NO_FEATURES, gatherings: true };
  await saveSettings(writes, { ...DEFAULT_SETTINGS, contact: 'Anna', features }, 2, AT);
  const first = dayFromNow(1);
  const weekly: GatheringFields = {
    ...gatheringDefaults('devotional'),
    kind: 'devotional',
    title: EVENING,
    starts: first,
    time: '19:30',
    place: 'Gartenstraße 4',
    repeat: { every: 'week', weekdays: [weekdayOf(first)], interval: 1 },
    capacity: 4,
    answers: true,
  };
  const { id } = await insertGathering(writes, weekly, 'A'.repeat(22), ago(90));
  const past = {
    ...gatheringDefaults('feast'),
    kind: 'feast',
    title: 'Fest',
    time: '19:30',
  } as const;
  await insertGathering(writes, { ...past, starts: '2020-03-20' }, 'B'.repeat(22), ago(90));
  for (const [day, held] of [
    [first, first],
    [dayFromNow(3), dayFromNow(3)],
  ] as const) {
    const answer = { name: null, people: 5, token_hash: `of ${day}`, answered_at: ago(1) };
    await insertAnswer(writes, { gathering_id: id, day, held_on: held, ...answer });
  }
  const other = { gathering_id: id, time: null, place: null, online: null };
  await writes
    .insertInto('gathering_exceptions')
    .values([
      { ...other, day: dayFromNow(8), cancelled: 1, moved: null, note: 'Im Garten' },
      { ...other, day: dayFromNow(15), cancelled: 0, moved: dayFromNow(16), note: null },
    ])
    .execute();
}

export async function addNeeds(database: Database): Promise<void> {
  const { writes } = database;
  // Somebody used to add quotes, and has stopped.
  await writes.deleteFrom('quotes').where('display_date', 'is', null).execute();
  await writes.deleteFrom('quotes').where('display_date', '>', '2099').execute();
  await addHolyDays(database, ['روز مقدس', dayFromNow(5)]);
  await saveLastBackup(writes, { at: ago(4), way: 'download' });
  await writes
    .insertInto('outbox_channels')
    .values({
      channel: 'mail',
      sent: 0,
      failed: 3,
      dropped: 0,
      perhaps_sent: 0,
      failures_in_row: 3,
      failing_since: ago(2),
      last_sent_at: null,
      last_error: null,
    })
    .execute();
}

const itemWith = (item: Partial<ProgrammeItem>): ProgrammeItem => ({
  part: 'devotional',
  title: '',
  text: '',
  source: '',
  reader: '',
  ...item,
});

/** The programme of the first day, by somebody else, with an item that has only a long text. */
export const addProgramme = ({ writes }: Database): Promise<void> =>
  saveProgramme(writes, {
    gathering_id: 1,
    day: dayFromNow(1),
    items: writeItems([
      itemWith({ title: 'Eröffnung' }),
      itemWith({
        text: 'خوشا به حال جایی و خانه‌ای و شهری و دلی و کوهی که در آن ذکر خدا شده است. ',
      }),
      itemWith({ part: 'social', title: 'Tee' }),
    ]),
    updated_at: AT,
    version: 9,
  });
