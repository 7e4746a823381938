import { addDays } from '@bahai-friends/badi-calendar';
import {
  AuditEntry,
  DEFAULT_SETTINGS,
  HolyDay,
  PublicSettings,
  Quote,
  SocialLink,
  TodaysQuote,
  User,
} from '@bahai-friends/contract';

/*
 * Test data that satisfies the contract. Each function takes what matters to its test.
 */

export function quoteWith(fields: Partial<TodaysQuote> = {}): TodaysQuote {
  return TodaysQuote.parse({
    id: 1,
    text: 'Let your heart burn with loving-kindness for all who may cross your path.',
    source: 'ʻAbdu’l-Bahá, Paris Talks',
    displayDate: null,
    referenceUrl: null,
    ...fields,
  });
}

/** As the dashboard knows a quote. */
export function storedQuoteWith(fields: Partial<Quote> = {}): Quote {
  return Quote.parse({
    ...quoteWith(),
    createdAt: '2026-01-01T12:00:00.000Z',
    updatedAt: '2026-01-01T12:00:00.000Z',
    version: 1,
    ...fields,
  });
}

export function holyDayWith(fields: Partial<HolyDay> = {}): HolyDay {
  return HolyDay.parse({ id: 1, name: 'Naw-Rúz', date: '2026-03-21', version: 1, ...fields });
}

/** A site whose settings nobody has changed, now. */
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
