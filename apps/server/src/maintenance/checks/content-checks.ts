import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import {
  CivilDay,
  HolyDay,
  HolyDayChange,
  isGivenDay,
  isShowable,
  NewSettings,
  SocialLink,
  StoredNewSocialLink,
  StoredNewWholeQuote,
  sayRule,
  WholeQuote,
} from '@bahai-friends/contract';
import type { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { listHolyDays } from '../../features/holy-days/holy-days.repository.ts';
import { listQuotes, listWholeQuotes } from '../../features/quotes/quotes.repository.ts';
import { readSettingsAsStored } from '../../features/settings/settings.repository.ts';
import { listSocialLinks } from '../../features/social-links/social-links.repository.ts';
import { rowLabel } from './row-label.ts';
import { schemaViolation } from './schema-violation.ts';

/**
 * Rows of a kind that break its rules.
 *
 * @param written The part of an entity that a person wrote, with the rules for it.
 * @param title The field by which a person knows it.
 */
function violations<T extends { readonly id: number }>(
  entities: readonly T[],
  entity: z.ZodType,
  written: z.ZodObject,
  title: keyof T,
): string[] {
  return entities.flatMap((each) => {
    const typed = Object.keys(written.shape).map((field) => [field, each[field as keyof T]]);
    const problem =
      schemaViolation(written, Object.fromEntries(typed)) ?? schemaViolation(entity, { ...each });
    return problem === null ? [] : [`${rowLabel(each.id, String(each[title]))}: ${problem}`];
  });
}

/*
 * The violations among the rows of each kind, a line for each row; empty when there are none.
 */

export async function quoteViolations(db: Queries): Promise<string[]> {
  const orphans = await db
    .selectFrom('quote_translations')
    .leftJoin('quotes', 'quotes.id', 'quote_id')
    .select(['quote_id', 'quote_translations.language'])
    .where('quotes.id', 'is', null)
    .orderBy('quote_id')
    .orderBy('quote_translations.language')
    .execute();
  return [
    ...violations(await listWholeQuotes(db), WholeQuote, StoredNewWholeQuote, 'text'),
    ...orphans.map(
      ({ quote_id, language }) =>
        `${rowLabel(quote_id, language)}: the quote of this translation is gone`,
    ),
  ];
}

export const holyDayViolations = async (db: Queries): Promise<string[]> =>
  violations(await listHolyDays(db), HolyDay, HolyDayChange, 'name');

export const socialLinkViolations = async (db: Queries): Promise<string[]> =>
  violations(await listSocialLinks(db), SocialLink, StoredNewSocialLink, 'platform');

/**
 * Days of years that people may not give any more. An earlier version accepted them, and they still work; correcting
 * them removes the problem.
 */
export async function givenDayProblems(db: Queries): Promise<string[]> {
  const quotes = (await listQuotes(db)).map(({ id, text, displayDate }) => ({
    row: rowLabel(id, text),
    field: 'displayDate',
    day: displayDate,
  }));
  const holyDays = (await listHolyDays(db)).map(({ id, name, date }) => ({
    row: rowLabel(id, name),
    field: 'date',
    day: date,
  }));
  return (
    [...quotes, ...holyDays]
      // A text that is no day at all breaks another rule.
      .filter(({ day }) => day !== null && CivilDay.safeParse(day).success && !isGivenDay(day))
      .map(({ row, field, day }) => `${row}: ${field} is ${day}. Please correct it`)
  );
}

/**
 * Web addresses that are not accepted any more. An earlier version accepted them, and they still work; typing them
 * again removes the problem.
 */
export async function addressProblems(db: Queries): Promise<string[]> {
  const quotes = (await listQuotes(db)).map(({ id, text, referenceUrl }) => ({
    row: rowLabel(id, text),
    field: 'referenceUrl',
    url: referenceUrl,
  }));
  const links = (await listSocialLinks(db)).map(({ id, platform, url }) => ({
    row: rowLabel(id, platform),
    field: 'url',
    url,
  }));
  return [...quotes, ...links]
    .filter(({ url }) => url !== null && !isShowable(url))
    .map(({ row, field }) => `${row}: ${field}: ${sayRule('not-shown', { field: 'url' }).message}`);
}

async function problemsOfDays(
  db: Queries,
  table: 'daily_quotes' | 'shown_quotes',
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .leftJoin('quotes', 'quotes.id', 'quote_id')
    .select(['day', 'quotes.id as quote'])
    .orderBy('day')
    .execute();
  return rows
    .filter(({ day, quote }) => quote === null || !CivilDay.safeParse(day).success)
    .map(({ day, quote }) => (quote === null ? `that of ${day} is gone` : `“${day}” is no day`));
}

/** Days with a recorded quote, chosen or shown, that are no days, or whose quote is gone. */
export async function dailyQuoteProblems(db: Queries): Promise<string[]> {
  const problems = [
    ...(await problemsOfDays(db, 'daily_quotes')),
    ...(await problemsOfDays(db, 'shown_quotes')),
  ];
  return [...new Set(problems)];
}

/** Stored settings that the rules would refuse, and recorded years outside of the calendar. */
export async function settingsProblems(db: Queries): Promise<string[]> {
  const { id: _id, version: _version, ...settings } = await readSettingsAsStored(db);
  const problem = schemaViolation(NewSettings, settings);
  const years = await db.selectFrom('holy_day_years').select('year').orderBy('year').execute();
  const wrong = years.filter(({ year }) => year < FIRST_YEAR || year > LAST_YEAR);
  return [
    ...(problem === null ? [] : [problem]),
    ...wrong.map(({ year }) => `${year} is no year of the calendar`),
  ];
}
