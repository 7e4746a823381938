/** The first that fits: each browser also names others, for which it wants to be taken. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
] as const;

/** Tablets with iPadOS call themselves a Mac. */
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** How much of the header is read: real ones are far shorter. */
const HEADER_MAX = 512;

type Names = readonly (readonly [pattern: RegExp, name: string])[];

const nameIn = (header: string, names: Names): string | undefined =>
  names.find(([pattern]) => pattern.test(header))?.[1];

/** A device by its browser and its system, each empty when it is unknown. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/**
 * A device as its user would name it, from the header `User-Agent`, which is not stored. Only names in this file are returned, whatever the header says.
 *
 * @example deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) … Firefox/140.0').system === 'Linux'
 */
export function deviceOf(userAgent: string | undefined): Device {
  const header = (userAgent ?? '').slice(0, HEADER_MAX);
  return { browser: nameIn(header, BROWSERS) ?? '', system: nameIn(header, SYSTEMS) ?? '' };
}

const BETWEEN = ' on ';

/** A device as sessions store it, such as 'Firefox on Linux'. */
export const writeDevice = ({ browser, system }: Device): string =>
  browser && system ? `${browser}${BETWEEN}${system}` : browser || system;

/** Reads a stored device. */
export function readDevice(written: string): Device {
  const [first = '', second] = written.split(BETWEEN);
  if (second !== undefined) return { browser: first, system: second };
  const isSystem = SYSTEMS.some(([, name]) => name === first);
  return isSystem ? { browser: '', system: first } : { browser: first, system: '' };
}
