import {
  DEFAULT_SETTINGS,
  type GatheringFields,
  gatheringDefaults,
  type Translation,
} from '@bahai-friends/contract';
import type { Database, Queries } from '../db/database.ts';
import { csrfKey, exportKey, factorKey } from '../db/installation-values.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { insertTranslations } from '../db/quote-translations.ts';
import { useStamp } from '../db/used-stamps.ts';
import { readEnvironment } from '../environment.ts';
import { changeState, saveGiven } from '../features/account-mail/account-emails.repository.ts';
import { insertLink } from '../features/account-mail/account-links.repository.ts';
import { insertInvitationMail } from '../features/account-mail/invitation-mails.repository.ts';
import { putOff } from '../features/attention/put-off.repository.ts';
import { insertAuditEntry } from '../features/audit/audit.repository.ts';
import { createBatchRecorder } from '../features/batches/batch-recorder.ts';
import { insertAnswer } from '../features/gatherings/answers/answers.repository.ts';
import { writeSnapshot } from '../features/gatherings/gathering-snapshot.ts';
import {
  deleteGathering,
  insertGathering,
  saveException,
  storeDeletedGathering,
} from '../features/gatherings/gatherings.repository.ts';
import {
  replaceReaders,
  saveProgramme,
} from '../features/gatherings/programmes/programmes.repository.ts';
import { writeItems } from '../features/gatherings/programmes/stored-items.ts';
import { addWithdrawn } from '../features/gatherings/withdrawn.repository.ts';
import { saveLetterNote } from '../features/letters/letter-note.repository.ts';
import {
  confirmSubscription,
  endSubscription,
  findByToken,
  insertSubscription,
} from '../features/letters/subscriptions.repository.ts';
import { insertPushSubscription } from '../features/notifications/push-subscriptions.repository.ts';
import { recordChosenQuote } from '../features/quotes/daily-quote.repository.ts';
import { saveShownQuote } from '../features/quotes/shown-days/shown-days.repository.ts';
import { giveRecoveryCodes } from '../features/second-factor/factor-changes.ts';
import { saveSetup } from '../features/second-factor/factors.repository.ts';
import { insertPasskey } from '../features/second-factor/passkeys.repository.ts';
import { insertTotp } from '../features/second-factor/totp.repository.ts';
import { newTotpSecret } from '../features/second-factor/totp.ts';
import { encryptSecret } from '../features/second-factor/totp-secrets.ts';
import { storeEvent } from '../features/security-events/security-events.repository.ts';
import { NO_SENDING, saveSending } from '../features/sending/sending.repository.ts';
import { insertTest, saveSenderSeen } from '../features/sending/sending-tests.repository.ts';
import { saveAttempts } from '../features/session/login-attempts.repository.ts';
import { insertPendingLogin } from '../features/session/pending-logins.repository.ts';
import { rememberSessionsOfDeleted } from '../features/session/session.repository.ts';
import { saveSettings } from '../features/settings/settings.repository.ts';
import { saveInvitation } from '../features/users/invitations.repository.ts';
import { addStarterContent } from '../maintenance/starter-content.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { markSentDay } from '../outbox/sent-days.repository.ts';
import { addHolyDays, addQuotes, addSocialLinks } from './content.ts';
import { actorOf } from './test-actor.ts';
import { TestClock } from './test-clock.ts';
import { addSession, addUsers } from './test-users.ts';

/** Texts that a copy could damage: in other scripts, and with characters that have a meaning in SQL and JSON. */
export const ODD_TEXTS = [
  'Emoji 🌟👩‍👩‍👧 and beyond: 𝒳',
  'من أراد أن يعرف — از راست به چپ',
  `'single' "double" \`back\` \\ \\n % _ $1 ? ; --`,
  'Two\nlines\tand a tab',
  'Zoë, ʻAẓamat, Ḥaẓírat',
];

/** Translations with and without the fields that may be left to the original. */
const TRANSLATIONS: readonly Translation[] = [
  {
    language: 'ar',
    text: ODD_TEXTS[1] ?? '',
    source: ODD_TEXTS[2] ?? '',
    referenceUrl: 'https://example.org/?a=1&b=%F0%9F%8C%9F',
    credit: ODD_TEXTS[4] ?? '',
  },
  { language: 'de', text: ODD_TEXTS[3] ?? '', source: null, referenceUrl: null, credit: null },
];

type Environment = Readonly<Record<string, string>>;

/** Opens a test's own database, migrated; the caller closes it. */
export async function openMigrated(environment: Environment): Promise<Database> {
  const database = openDatabase(readEnvironment(environment), () => {});
  await migrate(database);
  return database;
}

/** Adds a batch that deletes a quote with a sibling and a recorded day, and adds a quote; it is not undone. */
async function addBatch(database: Database, userId: number): Promise<void> {
  const [added = 0] = await addQuotes(database, {
    text: 'Added by a batch',
    displayDate: '2026-04-01',
  });
  const db = database.writes;
  const [deleted, dated] = [2, 3];
  await db
    .updateTable('quotes')
    .set({ display_date: '2026-04-01' })
    .where('id', '=', dated)
    .execute();
  await insertTranslations(
    db,
    [deleted, dated].map((id) => ({ id, translations: TRANSLATIONS })),
  );
  await recordChosenQuote(db, '2026-03-19', deleted);
  const batch = await createBatchRecorder(new TestClock('2026-03-21T12:00:00Z')).open(
    db,
    actorOf(userId, 'anna', 'Master Admin'),
    { kind: 'upload', file: `${ODD_TEXTS[2]}.csv` },
  );
  await batch.storeBefore('deleted', [deleted]);
  await batch.storeBefore('changed', [dated]);
  await db.deleteFrom('quotes').where('id', '=', deleted).execute();
  await batch.added([added]);
  await batch.close();
}

/** Gives a user every kind of second factor, with an unfinished setup and an unfinished login. */
async function addFactors({ writes: db }: Database, userId: number): Promise<void> {
  const at = '2026-03-21T12:00:00.000Z';
  const name = ODD_TEXTS[1] ?? '';
  const credential = {
    id: 'AAAA',
    publicKey: 'BBBB',
    // The greatest counter that there is.
    counter: 2 ** 32 - 1,
    transports: ['internal', 'usb'],
    backupEligible: true,
    backedUp: false,
  };
  await insertPasskey(db, { userId, name, host: 'friends.example', credential }, at);
  const secret = encryptSecret(newTotpSecret(), userId, await factorKey(db));
  await insertTotp(db, { user_id: userId, secret, last_step: 59_134_000, created_at: at });
  await giveRecoveryCodes(db, userId);
  const session = await db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
  const setup = { sessionHash: session.token_hash, expiresAt: at };
  await saveSetup(db, { ...setup, kind: 'passkey', value: 'CCCC' });
  await insertPendingLogin(db, {
    token_hash: 'DDDD',
    user_id: userId,
    password_mark: 'EEEE',
    challenge: null,
    expires_at: at,
  });
}

/** Adds a message that waits, and one that has failed. */
async function addOutbox(database: Database): Promise<void> {
  const outbox = createOutbox({ database, clock: new TestClock('2026-03-21T12:00:00Z') });
  const items = ['a', 'b', 'c'].map((key) => ({
    key: `test ${key}`,
    channel: 'mail',
    kind: 'test',
    subject: ODD_TEXTS,
  }));
  await outbox.add(database.writes, items);
  const [row] = await outbox.advance([], ['mail'], 1);
  if (row === undefined) throw new Error('Nothing is due');
  const result = { outcome: 'failed', error: ODD_TEXTS[2] ?? '', isFinal: true } as const;
  await outbox.advance([{ row, result }], ['mail'], 1);
}

/** Adds a subscription to letters, and an ended one. */
async function addLetters(db: Queries): Promise<void> {
  const at = '2026-03-21T12:00:00.000Z';
  const topics = { daily: at, weekly: null, reminders: at };
  for (const letter of ['H', 'I']) {
    const id = await insertSubscription(
      db,
      {
        address: `${letter}1`,
        address_index: `${letter}2`,
        token: `${letter}3`,
        token_hash: `${letter}4`,
        language: 'fa',
        created_at: at,
        link_sent_on: '2026-03-21',
      },
      topics,
    );
    if (id !== undefined) await confirmSubscription(db, id, topics, at);
  }
  await saveLetterNote(db, { text: ODD_TEXTS[3] ?? '', version: 2 });
  const ended = await findByToken(db, 'H4');
  if (ended) await endSubscription(db, ended, at);
}

/** Adds a browser that gets notifications. */
async function addNotifications(db: Queries): Promise<void> {
  const at = '2026-03-21T12:00:00.000Z';
  await insertPushSubscription(db, {
    subscription: 'M1',
    endpoint_index: 'M2',
    token_hash: 'M3',
    language: 'fa',
    discreet: 1,
    daily_since: at,
    reminders_since: null,
    created_at: at,
  });
}

/** Adds a volunteer's address with a link to confirm it, and an invitation to be mailed. */
async function addAccountMail(db: Queries, userId: number): Promise<void> {
  const at = '2026-03-21T12:00:00.000Z';
  const email = await saveGiven(db, userId, 'K1', at);
  await changeState(db, email, 'confirmed', at);
  await insertLink(db, {
    token_hash: 'K2',
    email_id: email,
    purpose: 'reset',
    password_mark: 'K3',
    expires_at: at,
  });
  const { id } = await db.selectFrom('invitations').select('id').executeTakeFirstOrThrow();
  await insertInvitationMail(db, id, 'K4', at);
}

/** Adds a mail account, a test of it, and a day that was sent. */
async function addSending({ writes: db }: Database): Promise<void> {
  const at = '2026-03-21T12:00:00.000Z';
  const mail = {
    host: 'smtp.mail.example',
    port: 465,
    security: 'tls',
    username: ODD_TEXTS[4] ?? '',
    fromName: ODD_TEXTS[1] ?? '',
    fromAddress: 'friends@site.example',
    replyTo: null,
    perHour: 100,
    dkim: null,
  } as const;
  const sending = {
    ...NO_SENDING,
    version: 2,
    mail,
    sendAt: '07:00',
    weeklyOn: 1,
    since: at,
    pausedAt: null,
  };
  await saveSending(db, sending, at);
  await insertTest(db, { channel: 'mail', recipient: 'GGGG' }, at);
  await saveSenderSeen(db, 'HHHH', at);
  await markSentDay(db, 'letter daily', '2026-03-21');
}

const GATHERING = {
  ...gatheringDefaults('devotional'),
  kind: 'devotional',
  title: ODD_TEXTS[1] ?? '',
  description: ODD_TEXTS[3] ?? '',
  place: ODD_TEXTS[2] ?? '',
  online: 'https://meet.example/?a=1&b=%F0%9F%8C%9F',
  starts: '2026-03-24',
  time: '19:30',
  repeat: { every: 'week', weekdays: [2], interval: 1 },
} as const satisfies GatheringFields;

/** Adds gatherings with and without a repetition, a moved day, a withdrawn occurrence, and a deleted gathering. */
async function addGatherings(database: Database, userId: number): Promise<void> {
  const db = database.writes;
  const at = '2026-03-21T12:00:00.000Z';
  const { id } = await insertGathering(db, GATHERING, 'J1', at);
  const once = { ...GATHERING, repeat: null, online: null, language: 'fa' } as const;
  const deleted = await insertGathering(db, once, 'J2', at);
  await insertGathering(db, { ...once, audience: 'link' }, 'J3', at);
  await saveException(db, id, {
    day: '2026-03-31',
    cancelled: false,
    moved: '2026-04-01',
    time: '20:00',
    place: ODD_TEXTS[4] ?? '',
    online: null,
    note: ODD_TEXTS[0] ?? '',
  });
  await insertAnswer(db, {
    gathering_id: id,
    day: '2026-03-31',
    held_on: '2026-04-01',
    name: 'L1',
    people: 20,
    token_hash: 'L2',
    answered_at: at,
  });
  await saveProgramme(db, {
    gathering_id: id,
    day: '2026-03-31',
    items: writeItems([
      {
        part: 'devotional',
        title: ODD_TEXTS[2] ?? '',
        text: ODD_TEXTS[0] ?? '',
        source: '',
        reader: '',
      },
    ]),
    updated_at: at,
    version: 2,
  });
  const meeting = { id, day: '2026-03-31' };
  await replaceReaders(db, meeting, { held_on: '2026-04-01', names: 'M1' });
  const batch = await createBatchRecorder(new TestClock(at)).open(
    db,
    actorOf(userId, 'anna', 'Master Admin'),
    { kind: 'gathering deletion', file: null },
  );
  const snapshot = writeSnapshot({ ...deleted, exceptions: [] }, []);
  await storeDeletedGathering(db, batch.id, deleted.id, snapshot);
  batch.storedElsewhere(1);
  await batch.close();
  await deleteGathering(db, deleted.id);
  const withdrawn = {
    gathering_id: deleted.id,
    day: '2026-03-24',
    title: ODD_TEXTS[1] ?? '',
    starts_at: '2026-03-24T19:30:00.000Z',
    ends_at: '2026-03-24T20:30:00.000Z',
    sequence: 1,
    withdrawn_at: at,
  };
  await addWithdrawn(db, [withdrawn], at);
}

/** Fills every table, with gaps among the ids. */
export async function fillEveryTable(database: Database): Promise<void> {
  const db = database.writes;
  await csrfKey(db);
  await exportKey(db);
  await addStarterContent(database, new TestClock('2026-03-21T12:00:00Z'));
  await addBatch(database, 1);
  const quotes = await addQuotes(
    database,
    ...ODD_TEXTS.map((text, day) => ({
      text,
      displayDate: `2026-04-0${day + 1}`,
      addedBy: 'Táhirih',
    })),
    { text: 'Deleted below', referenceUrl: 'https://example.org/?a=1&b=%F0%9F%8C%9F' },
  );
  await db
    .deleteFrom('quotes')
    .where('id', '=', quotes.at(-1) ?? 0)
    .execute();
  await recordChosenQuote(db, '2026-03-22', quotes[0] ?? 0);
  await saveShownQuote(db, '2026-03-22', quotes[0] ?? 0);
  const place = { name: 'Ḥaẓíratu’l-Quds', latitude: -13.8, longitude: 171.8 };
  await saveSettings(db, { ...DEFAULT_SETTINGS, place }, 2, '2026-03-21T12:00:00.000Z');
  await addHolyDays(database, ['Ours — ‘Abdu’l-Bahá', '2026-12-31']);
  await addSocialLinks(database, ['X', 2_147_483_647], ['Instagram', 0]);
  const { anna } = await addUsers(database, { anna: 'Master Admin', Táhirih: 'Admin' });
  await addSession(database, anna);
  await rememberSessionsOfDeleted(db, anna);
  await saveInvitation(db, {
    token_hash: 'f'.repeat(64),
    username: 'Bahíyyih',
    invited_by: anna,
    user_id: null,
    expires_at: '2026-03-28T12:00:00.000Z',
  });
  await saveAttempts(db, {
    account: 'anna',
    address: '2001:db8::/64',
    window_ends_at: '2026-03-21T12:15:00.000Z',
    attempts: 3,
    last_attempt_at: '2026-03-21T12:00:00.000Z',
  });
  await storeEvent(db, {
    hour: '2026-03-21T12:00:00.000Z',
    event: 'login failed',
    username: 'Táhirih',
    network: '2001:db8:0::/48',
    count: 3,
    first_at: '2026-03-21T12:10:00.000Z',
    last_at: '2026-03-21T12:20:00.000Z',
  });
  await addFactors(database, anna);
  await addGatherings(database, anna);
  await db.insertInto('sending_secrets').values({ name: 'mail', secret: 'FFFF' }).execute();
  await addOutbox(database);
  await useStamp(db, {
    id: 'GGGG',
    expiresAt: '2026-03-23T12:00:00.000Z',
  });
  await addLetters(db);
  await addNotifications(db);
  await addSending(database);
  await addAccountMail(db, anna);
  await putOff(db, anna, 'no-backup', '2026-03-28T12:00:00.000Z');
  for (const [index, name] of ODD_TEXTS.entries()) {
    await insertAuditEntry(db, {
      at: '2026-03-21T12:00:00.000Z',
      actor: { id: index === 0 ? null : index, name },
      kind: 'user',
      subjectId: index,
      change: { action: 'password-reset', name },
    });
  }
}

/** Fills a test's own database, and closes it again. */
export async function fill(environment: Environment): Promise<void> {
  const database = await openMigrated(environment);
  await fillEveryTable(database);
  await database.close();
}
