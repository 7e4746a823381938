// @vitest-environment node
import { textsByPath } from '@bahai-friends/languages/testing/texts-by-path';
import { expect, it } from 'vitest';

/** The application's sources by their path. */
const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

it('every text of the pages is said somewhere', async () => {
  const sources = Object.values(SOURCES).join('\n');
  const texts = await textsByPath('en');
  const keys = new Set(
    texts
      .map(([path]) => path)
      // What feeds, mails and pictures say is said by the server.
      .filter((path) => !/^(?:feeds|letters|accountMail)\.|\.moreAt$/.test(path))
      // What cannot be answered is said by its reason.
      .filter(
        (path) => !/^answers\.(?:closed|full|wrong\..*|yours\.(?:begun|lost|off))$/.test(path),
      )
      // Why a browser gets no notifications is said by its reason, too.
      .map((path) => path.replace(/(\.cannot)\.[^.]*$/, '$1'))
      // Kinds of gatherings, and parts of a programme, are said by what they are.
      .map((path) => path.replace(/(\.(?:kinds|parts))\.[^.]*$/, '$1'))
      // Those of the feeds are listed as they are.
      .map((path) => path.replace(/^(documents\.year\.feeds)\..*/, '$1').replace(/\.[01]$/, ''))
      .map((path) => path.split('.').at(-1) ?? ''),
  );
  const unused = [...keys].filter(
    (key) => !new RegExp(`\\.${key}\\b|\\b${key}\\b[^;{}]*\\} =`).test(sources),
  );
  expect(keys.size).toBeGreaterThan(80);
  expect(unused).toEqual([]);
});
