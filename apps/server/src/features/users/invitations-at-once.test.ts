import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

describe.each(databases)('one invitation on $name', ({ open }) => {
  it('is accepted once, however many do so at once', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database);
    const anna = await loggedIn(app, 'anna');
    const { url } = (await anna.call('POST', '/api/invitations', { username: 'clara' })).json();
    const token = url.split('=').at(-1);
    const passwords = ['Quiet-River-88', 'Quiet-River-89', 'Quiet-River-90'];
    const answers = await Promise.all(
      passwords.map((password) =>
        new TestBrowser(app).call('POST', '/api/invitations/accept', {
          token,
          password,
          confirmPassword: password,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).toEqual([200, 404, 404]);
    // The password is that of the caller who was told of success.
    for (const [index, password] of passwords.entries()) {
      const { statusCode } = await new TestBrowser(app).login('clara', password);
      expect(statusCode).toBe(statuses[index] === 200 ? 200 : 401);
    }
  });
});
