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
      // The server alone uses the texts of feeds, mails and pictures.
      .filter((path) => !/^(?:feeds|letters|accountMail)\.|\.moreAt$/.test(path))
      // Texts about why an answer is impossible are chosen by reason.
      .filter(
        (path) => !/^answers\.(?:closed|full|wrong\..*|yours\.(?:begun|lost|off))$/.test(path),
      )
      // Texts about why a browser gets no notifications are chosen by reason, too.
      .map((path) => path.replace(/(\.cannot)\.[^.]*$/, '$1'))
      // Texts for kinds of gatherings and parts of a programme are chosen by kind.
      .map((path) => path.replace(/(\.(?:kinds|parts))\.[^.]*$/, '$1'))
      // The texts of feeds are used as a list.
      .map((path) => path.replace(/^(documents\.year\.feeds)\..*/, '$1').replace(/\.[01]$/, ''))
      .map((path) => path.split('.').at(-1) ?? ''),
  );
  const unused = [...keys].filter(
    (key) => !new RegExp(`\\.${key}\\b|\\b${key}\\b[^;{}]*\\} =`).test(sources),
  );
  expect(keys.size).toBeGreaterThan(80);
  expect(unused).toEqual([]);
});
