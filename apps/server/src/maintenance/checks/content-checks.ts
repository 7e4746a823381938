import { isDeepStrictEqual } from 'node:util';
import {
  HolyDay,
  isShowable,
  NewHolyDay,
  notShowable,
  Quote,
  SocialLink,
  StoredNewQuote,
  StoredNewSocialLink,
} from '@bahai-friends/contract';
import type { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { listHolyDays } from '../../features/holy-days/holy-days.repository.ts';
import { listQuotes } from '../../features/quotes/quotes.repository.ts';
import { listSocialLinks } from '../../features/social-links/social-links.repository.ts';
import { rowLabel } from './row-label.ts';

/** Why a value could not have come through the program; null when it could. */
export function violation(schema: z.ZodType, value: unknown): string | null {
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  }
  return isDeepStrictEqual(result.data, value) ? null : 'is not written as the program writes it';
}

/**
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
    const problem = violation(written, Object.fromEntries(typed)) ?? violation(entity, { ...each });
    return problem === null ? [] : [`${rowLabel(each.id, String(each[title]))}: ${problem}`];
  });
}

/*
 * What is wrong with what is there, a line for each entity; empty when nothing is.
 */

export const quoteViolations = async (db: Queries): Promise<string[]> =>
  violations(await listQuotes(db), Quote, StoredNewQuote, 'text');

export const holyDayViolations = async (db: Queries): Promise<string[]> =>
  violations(await listHolyDays(db), HolyDay, NewHolyDay, 'name');

export const socialLinkViolations = async (db: Queries): Promise<string[]> =>
  violations(await listSocialLinks(db), SocialLink, StoredNewSocialLink, 'platform');

/**
 * Addresses of web pages that an earlier version let through, and that go on working; typing them again
 * mends them.
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
    .map(({ row, field }) => `${row}: ${field}: ${notShowable('URL')}`);
}
