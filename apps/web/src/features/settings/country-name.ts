import { spoken } from '../../texts/spoken.ts';

interface Country {
  /** In English. */
  readonly country: string;
  /** ISO 3166-1, such as `IL`. */
  readonly countryCode: string;
}

/** A country in the language of the page. */
export function countryName({ country, countryCode }: Country): string {
  if (spoken.locale === undefined) return country;
  return new Intl.DisplayNames(spoken.locale, { type: 'region' }).of(countryCode) ?? country;
}
