import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const ADDRESSES = 45;
/** More logins than may wait from one network. */
const GUESSES = 90;
/** Some hundred hashes are computed at low priority: on a busy machine nearly everything else comes first. */
const PATIENCE_MS = 1_800_000;

const flooder = (guess: number): string => `10.0.${guess % ADDRESSES}.1`;

describe.each(databases)('a flood of wrong logins from 45 addresses on $name', ({ open }) => {
  it(
    'denies neither logins from elsewhere nor known browsers at those addresses',
    async () => {
      const database = await open();
      await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
      const app = await createTestApp(database, { fullHashes: true });
      const known = new TestBrowser(app, flooder(0));
      await known.login('anna');
      let answered = 0;
      const flood = Array.from({ length: GUESSES }, async (_, guess) => {
        const { statusCode } = await new TestBrowser(app, flooder(guess)).login(`nobody-${guess}`);
        answered += 1;
        return statusCode;
      });
      const statuses: number[] = [];
      for (let number = 0; number < 5; number += 1) {
        const elsewhere = new TestBrowser(app, `192.0.${number}.1`);
        statuses.push((await elsewhere.login('bruno')).statusCode);
        statuses.push((await known.login('anna')).statusCode);
      }
      expect(statuses).toEqual(statuses.map(() => 200));
      expect(answered).toBeLessThan(GUESSES);
      expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
    },
    PATIENCE_MS,
  );
});
