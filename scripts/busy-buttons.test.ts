import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../apps/web/src');

/** Before hydration its form must not be sent, and a login that fails moves the focus to the password. */
const LOGIN = 'features/session/login-form.tsx';

/** A button or the like that is natively disabled while something runs. */
const DISABLED_WHILE_BUSY =
  /<(?:Icon)?Button\b(?:[^<>]|=>)*\sdisabled=\{[^}]*\b(?:isPending|isBusy|busy|isSubmitting|isLoading|isFetching)\b/;

/** Browsers take the focus from a button that becomes disabled: `unavailable` leaves it there. */
it('a button that is busy keeps the focus', () => {
  const components = globSync('**/*.tsx', { cwd: FOLDER });
  expect(components.length).toBeGreaterThan(100);
  const wrong = components.filter((path) =>
    DISABLED_WHILE_BUSY.test(readFileSync(join(FOLDER, path), 'utf8')),
  );
  expect(wrong.filter((path) => path !== LOGIN)).toEqual([]);
});
