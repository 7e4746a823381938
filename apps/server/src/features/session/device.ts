/** The first that fits: each browser also names those that it wants to be taken for. */
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

/** How much of the header is looked at: honest ones are far shorter. */
const HEADER_MAX = 512;

type Names = readonly (readonly [pattern: RegExp, name: string])[];

const nameIn = (header: string, names: Names): string | undefined =>
  names.find(([pattern]) => pattern.test(header))?.[1];

/**
 * A device as its user would name it, from the header `User-Agent`, of which nothing else is kept. Only
 * names of this file come out, whatever the header says.
 *
 * @example deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) … Firefox/140.0') === 'Firefox on Linux'
 */
export function deviceOf(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, HEADER_MAX);
  const [browser, system] = [nameIn(header, BROWSERS), nameIn(header, SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
