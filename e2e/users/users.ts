import type { Language, Role } from '@bahai-friends/contract';
import type { Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { createPasswordHasher } from '../../apps/server/src/features/users/password-hasher.ts';
import { insertUser } from '../../apps/server/src/features/users/users.repository.ts';
import { LEAST_COST } from '../../apps/server/src/testing/test-users.ts';
import type { Site } from '../support/site.ts';

interface TestUser {
  readonly username: string;
  readonly role: Role;
}

/** The password of every user. */
export const PASSWORD = 'Test-pass1';
export const MASTER: TestUser = { username: 'master', role: 'Master Admin' };
export const ANNA: TestUser = { username: 'anna', role: 'Admin' };
export const BELA: TestUser = { username: 'bela', role: 'Admin' };

let passwordHash: Promise<string> | undefined;

/** Adds the users to a site's database. */
export async function addUsers(database: Database): Promise<void> {
  passwordHash ??= createPasswordHasher(LEAST_COST).hash(PASSWORD);
  for (const testUser of [MASTER, ANNA, BELA]) {
    const user = { ...testUser, passwordHash: await passwordHash };
    await insertUser(database.writes, user, '2026-01-02T03:04:05.000Z');
  }
}

/** Sets the language in which all users read the dashboard. */
export const setLanguage = (site: Site, language: Language): Promise<unknown> =>
  site.change(({ writes }) => writes.updateTable('users').set({ language }).execute());

/** Logs in through the API, as a browser that already has a session. */
export async function logIn(page: Page, { username }: TestUser): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  const response = await page.request.post('/api/login', {
    headers: { 'CSRF-Token': csrfToken },
    data: { username, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`Login failed: ${response.status()}`);
}
