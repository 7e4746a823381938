import type { Page } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { Secret, TOTP } from 'otpauth';
import {
  NO_SENDING,
  saveSending,
} from '../../apps/server/src/features/sending/sending.repository.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { atWidths, expect, overflowsSideways } from '../support/fixtures.ts';
import { type Site, startSite } from '../support/site.ts';
import { ANNA, addUsers, logIn, MASTER, PASSWORD } from '../users/users.ts';
import { test as base } from './sending-site.ts';

const NEW_PASSWORD = 'Quiet-River-88';
const ADDRESS = 'anna@mail.example';
const PHONE = { width: 360, height: 740 };
const MAIL = {
  host: '127.0.0.1',
  security: 'none',
  username: null,
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: null,
  dkim: null,
} as const;

const test = base.extend<{ inbox: (subject: RegExp) => Promise<ParsedMail> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
  site: async ({}, use) => {
    const PORT = String(await freePort());
    const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
    const site = await startSite(addUsers, { PORT, PUBLIC_URL, ALLOW_LOCAL_TARGETS: 'on' });
    await use(site);
    await site.stop();
  },

  /** Waits for a mail with such a subject. */
  inbox: async ({ mailServer }, use) => {
    await use(async (subject) => {
      const find = async () => {
        const mails = await Promise.all(mailServer.received.map(({ raw }) => simpleParser(raw)));
        return mails.findLast((mail) => subject.test(mail.subject ?? ''));
      };
      await expect.poll(async () => (await find())?.subject, { timeout: 20_000 }).toMatch(subject);
      return (await find()) as ParsedMail;
    });
  },
});

test.use({ expectedMessages: /Failed to load resource/ });

const setUpMail = (site: Site, port: number | null) =>
  site.change(async ({ writes }) => {
    const now = new Date().toISOString();
    const mail = port === null ? null : { ...MAIL, port };
    const sending = {
      ...NO_SENDING,
      version: 2,
      mail,
      sendAt: '07:00',
      weeklyOn: 1,
      since: now,
      pausedAt: null,
    };
    await saveSending(writes, sending, now);
  });

/** The link in a mail. */
function linkIn({ text = '' }: ParsedMail): string {
  const [link = ''] = /http:\S*\/admin-auth\S*#\S+/.exec(text) ?? [];
  return link;
}

async function isFine(page: Page, checkAccessibility: () => Promise<void>): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  }
  await page.setViewportSize(PHONE);
}

test('a volunteer with a second factor finds the way back on a phone in Spanish, and hears of it', async ({
  page,
  browser,
  site,
  mailServer,
  inbox,
  checkAccessibility,
}) => {
  test.slow();
  await setUpMail(site, mailServer.port);
  await site.change(({ writes }) =>
    writes.updateTable('users').set({ language: 'es' }).where('username', '=', 'anna').execute(),
  );
  await logIn(page, ANNA);
  await page.goto('/admin?lang=es#account');
  const section = page.getByRole('region', { name: 'Dirección de correo electrónico' });
  await section.getByRole('textbox').fill('anna');
  await section.getByRole('button', { name: 'Guardar' }).click();
  await expect(section.getByRole('alert')).toContainText('friends@community.example');
  await section.getByRole('textbox').fill(ADDRESS);
  await section.getByRole('button', { name: 'Guardar' }).click();
  await expect(section.getByText('a…@m….example')).toBeVisible();
  await expect(section.getByText(/^Aún sin confirmar/)).toBeVisible();
  await isFine(page, checkAccessibility);
  await page.goto(linkIn(await inbox(/^Por favor, confirme/)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Confirme su dirección de correo electrónico',
  );
  await isFine(page, checkAccessibility);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(section.getByText('Confirmada')).toBeVisible();
  await isFine(page, checkAccessibility);

  // The user adds an authenticator app.
  await page.getByRole('button', { name: 'Añadir la aplicación' }).click();
  const dialog = page.getByRole('dialog');
  const secret = ((await dialog.locator('.secret-text').textContent()) ?? '').replaceAll(' ', '');
  const codeAt = (timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await dialog.getByRole('textbox').fill(codeAt(Date.now()));
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(10);
  await inbox(/^Su segundo factor/);

  // The password is forgotten.
  const phone = await browser.newContext({ baseURL: site.url, viewport: PHONE, hasTouch: true });
  const small = await phone.newPage();
  await small.goto('/admin-auth?lang=es');
  await small.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expect(small.getByRole('heading', { level: 1 })).toHaveText('¿Olvidó su contraseña?');
  await small.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(small.getByRole('alert').first()).toContainText('Nombre de usuario');
  const check = async () => expect(await accessibilityViolations(small)).toEqual([]);
  await isFine(small, check);
  await small.getByLabel('Nombre de usuario').fill('Anna');
  await small.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(small.getByRole('heading', { level: 1 })).toHaveText('Mire en su correo');
  await isFine(small, check);
  const mail = await inbox(/^Una nueva contraseña/);
  expect(mail.headers.get('content-language')).toBe('es');
  await small.goto(linkIn(mail));
  await expect(small.getByRole('heading', { level: 1 })).toHaveText('Elija una nueva contraseña');
  await isFine(small, check);
  await small.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD);
  await small.getByLabel('Repita la contraseña').fill(NEW_PASSWORD);
  await small.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(small.getByLabel('Nombre de usuario')).toHaveValue('anna');
  expect(new URL(small.url()).hash).toBe('');
  // The user is not logged in yet: the second factor follows.
  await small.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD);
  await small.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(small.getByText('Ahora confirme que es usted.')).toBeVisible();
  await small
    .getByLabel('Código de su aplicación de autenticación')
    .fill(codeAt(Date.now() + 30_000));
  await small.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(small).toHaveURL(/\/admin/);
  await expect(small.locator('html')).toHaveAttribute('lang', 'es');

  const news = await inbox(/^Su contraseña de/);
  expect(news.text).toContain('anna');
  expect((await inbox(/^Un nuevo inicio de sesión/)).text).toContain('Chrome');
  expect(mailServer.received.every(({ to }) => to.join() === ADDRESS)).toBe(true);
  await phone.close();
});

test('an address is confirmed after a login where nobody is logged in', async ({
  page,
  browser,
  site,
  mailServer,
  inbox,
}) => {
  await setUpMail(site, mailServer.port);
  await logIn(page, ANNA);
  await page.goto('/admin#account');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(ADDRESS);
  const own = page.getByRole('region', { name: 'E-mail address' });
  await own.getByRole('button', { name: 'Save' }).click();
  const link = linkIn(await inbox(/^Please confirm/));
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(/^Log in to confirm/)).toBeVisible();
  await other.getByLabel('Username').fill(ANNA.username);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login' }).click();
  await other.getByRole('button', { name: 'Confirm' }).click();
  const section = other.getByRole('region', { name: 'E-mail address' });
  await expect(section.getByText('Confirmed')).toBeVisible();
  await other.goto(link);
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText('This link is no longer good')).toBeVisible();
  await other.goto('/admin#account');
  await section.getByRole('button', { name: 'Remove the address' }).click();
  await expect(section.getByText('a…@m….example')).toBeHidden();
  await inbox(/^Your address at .* was removed$/);
  await context.close();
});

test('an invitation is mailed', async ({ page, site, mailServer, inbox, checkAccessibility }) => {
  await setUpMail(site, mailServer.port);
  await logIn(page, MASTER);
  await page.goto('/admin#users');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByLabel('Username').fill('clara');
  await dialog.getByLabel('E-mail address (optional)').fill('clara');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('must be a mail address');
  await expect(dialog.getByLabel('E-mail address (optional)')).toBeFocused();
  await checkAccessibility();
  await dialog.getByLabel('E-mail address (optional)').fill('clara@mail.example');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  const mail = await inbox(/^An invitation/);
  expect(mail.text).toContain(link);
  expect(mailServer.received.at(-1)?.to).toEqual(['clara@mail.example']);
});

test('nothing of it is there while the site sends no mail', async ({ page, site }) => {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) urls.add(request.url());
  });
  await atWidths(page, [360, 1280], async () => {
    await page.goto('/admin-auth#forgot', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
  });
  await logIn(page, MASTER);
  await page.goto('/admin#account', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'My sessions' })).toBeVisible();
  await page.goto('/admin#users', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible();
  await expect(page.getByLabel(/E-mail/)).toHaveCount(0);
  const scripts = await Promise.all(
    [...urls].map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(
    scripts.filter((script) => /Forgot your password|E-mail address \(opt/.test(script)),
  ).toEqual([]);
  expect((await page.request.get('/api/account/email')).status()).toBe(404);
  await setUpMail(site, 9);
  await page.goto('/admin-auth');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
});
