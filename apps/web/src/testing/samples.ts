import { addDays } from '@bahai-friends/badi-calendar';
import {
  type ActivityEntry,
  AuditEntry,
  byQuoteField,
  type ChannelState,
  DEFAULT_SETTINGS,
  Gathering,
  gatheringDefaults,
  HolyDay,
  Occurrence,
  PublicSettings,
  type QuoteFieldName,
  SecurityEventEntry,
  Sending,
  Settings,
  SocialLink,
  TodaysQuote,
  User,
  WholeQuote,
} from '@bahai-friends/contract';

type Mail = NonNullable<Sending['mail']>;

/* * Test data that satisfies the contract. Each function takes the fields that matter to its test. */

export function quoteWith(fields: Partial<TodaysQuote> = {}): TodaysQuote {
  return TodaysQuote.parse({
    id: 1,
    text: 'Let your heart burn with loving-kindness for all who may cross your path.',
    source: 'ʻAbdu’l-Bahá, Paris Talks',
    displayDate: null,
    referenceUrl: null,
    language: null,
    credit: null,
    ...fields,
  });
}

/** A quote as the dashboard gets it. */
export function storedQuoteWith(fields: Partial<WholeQuote> = {}): WholeQuote {
  return WholeQuote.parse({
    ...byQuoteField<Record<QuoteFieldName, string | null>>(() => null),
    ...quoteWith(),
    addedBy: null,
    createdAt: '2026-01-01T12:00:00.000Z',
    updatedAt: '2026-01-01T12:00:00.000Z',
    version: 1,
    languages: [],
    translations: [],
    ...fields,
  });
}

export function holyDayWith(fields: Partial<HolyDay> = {}): HolyDay {
  return HolyDay.parse({ id: 1, name: 'Naw-Rúz', date: '2026-03-21', version: 1, ...fields });
}

/** A public gathering on each Tuesday. */
export function gatheringWith(fields: Partial<Gathering> = {}): Gathering {
  return Gathering.parse({
    ...gatheringDefaults('devotional'),
    id: 1,
    kind: 'devotional',
    title: 'Prayers',
    starts: '2026-03-03',
    time: '19:30',
    repeat: { every: 'week', weekdays: [2], interval: 1 },
    token: 'a'.repeat(22),
    renewBy: '2099-01-01',
    version: 3,
    ...fields,
  });
}

/** One of its days, without an exception. */
export const occurrenceWith = (fields: Partial<Occurrence> = {}): Occurrence =>
  Occurrence.parse({
    day: '2026-03-24',
    startsAt: `${fields.day ?? '2026-03-24'}T18:30:00.000Z`,
    endsAt: `${fields.day ?? '2026-03-24'}T19:30:00.000Z`,
    time: '19:30',
    place: '',
    online: null,
    note: null,
    cancelled: false,
    moved: null,
    people: 0,
    ...fields,
  });

/** A site with unchanged settings, now. */
export function siteWith(fields: Partial<PublicSettings> = {}): PublicSettings {
  const today = new Date().toISOString().slice(0, 10);
  return PublicSettings.parse({
    ...DEFAULT_SETTINGS,
    today,
    nextDayAt: `${addDays(today, 1)}T00:00:00.000Z`,
    sunsetAt: null,
    ...fields,
  });
}

export function linkWith(fields: Partial<SocialLink> = {}): SocialLink {
  return SocialLink.parse({
    id: 1,
    platform: 'YouTube',
    url: 'https://www.youtube.com/@friends',
    order: 0,
    version: 1,
    ...fields,
  });
}

export function userWith(fields: Partial<User> = {}): User {
  return User.parse({
    id: 1,
    username: 'somebody',
    role: 'Admin',
    lastModified: null,
    version: 1,
    ...fields,
  });
}

export function changeWith(fields: Partial<AuditEntry> = {}): AuditEntry {
  return AuditEntry.parse({
    id: 1,
    at: '2026-03-21T12:00:00.000Z',
    actor: { id: 2, name: 'adam' },
    kind: 'quote',
    subjectId: null,
    change: { action: 'deleted-several', count: 2 },
    ...fields,
  });
}

function eventWith(fields: Partial<SecurityEventEntry> = {}): SecurityEventEntry {
  return SecurityEventEntry.parse({
    id: 1,
    event: 'login',
    username: 'adam',
    network: '203.0.113.0/24',
    count: 1,
    firstAt: '2026-03-21T12:00:00.000Z',
    lastAt: '2026-03-21T12:30:00.000Z',
    ...fields,
  });
}

/** A change in the list of all activity. */
export const changeEntryWith = (fields: Partial<AuditEntry> = {}): ActivityEntry => ({
  source: 'audit',
  entry: changeWith(fields),
});

/** A security event in the list of all activity. */
export const eventEntryWith = (fields: Partial<SecurityEventEntry> = {}): ActivityEntry => ({
  source: 'security',
  entry: eventWith(fields),
});

/** The Master Admin's settings of a site without changes. */
export const ownSettingsWith = (fields: Partial<Settings> = {}): Settings =>
  Settings.parse({ ...siteWith(), version: 3, ...fields });

/** The settings for sending; by default there is no channel. */
export const sendingWith = (fields: Partial<Sending> = {}): Sending =>
  Sending.parse({
    mail: null,
    telegram: null,
    mastodon: null,
    webhooks: [],
    sendAt: '07:00',
    weeklyOn: 1,
    key: 'ready',
    paused: false,
    version: 2,
    ...fields,
  });

export const mailWith = (fields: Partial<Mail> = {}): Mail => ({
  host: 'smtp.mail.example',
  port: 465,
  security: 'tls',
  username: 'friends',
  hasPassword: true,
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: null,
  dkim: null,
  ...fields,
});

export const channelStateWith = (fields: Partial<ChannelState> = {}): ChannelState => ({
  waiting: 0,
  sent: 0,
  failed: 0,
  dropped: 0,
  perhapsSent: 0,
  lastSentAt: null,
  lastError: null,
  ...fields,
});
