import type { FastifyInstance } from 'fastify';
import { endSessionsOf } from '../../features/session/session.repository.ts';
import { ensureMasterAdmin } from '../../features/users/first-master-admin.ts';
import { createPasswordHasher } from '../../features/users/password-hasher.ts';
import { recoverPassword } from '../../features/users/password-recovery.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { TestBrowser } from '../test-browser.ts';
import { PASSWORD } from '../test-users.ts';
import { leaveHalfDone, useAccounts } from './used-accounts.ts';
import { useBatches } from './used-batches.ts';
import { type UsedSite, Volunteer } from './volunteer.ts';

/** The instants at which the use of the site begins and ends. */
export const FOUNDED_AT = '2026-03-01T09:00:00Z';
export const LEFT_AT = '2026-03-21T12:00:00Z';
/** The Master Admin at the end; everybody's password is that of the test users. */
export const MASTER_ADMIN = 'Táhirih';
const DAY_SECONDS = 24 * 60 * 60;

const quote = (text: string, displayDate?: string, referenceUrl?: string, source = 'Somebody') => ({
  text,
  source,
  ...(displayDate !== undefined && { displayDate }),
  ...(referenceUrl !== undefined && { referenceUrl }),
});

const longUrl = (length: number): string => 'https://example.org/?q='.padEnd(length, 'x');

/** Quotes of every kind: with and without a date, past and coming, long, and in any script. */
const QUOTES = [
  quote('Shown on a day that has passed', '2026-03-05', 'https://example.org/past'),
  quote('Shown on the day on which the site is left', '2026-03-21'),
  quote('To come, with a link', '2026-04-09', 'https://example.org/?a=1&b=%F0%9F%8C%9F#c'),
  quote('Emoji 🌟👩‍👩‍👧 and beyond: 𝒳', '2026-04-10'),
  quote('من أراد أن يعرف — از راست به چپ، می‌خواهم', '2026-04-11', undefined, 'نویسنده'),
  quote('Three\nlines,\n\tthe last one with a tab', '2026-04-12'),
  quote(`'single' "double" \`back\` \\ \\n % _ $1 ? ; --`),
  quote('<p>With <b>markup</b>, a < b &amp; so on</p><script>gone()</script>'),
  quote('=SUM(A1:A2)', undefined, undefined, '@somebody'),
  quote('Zoë, ʻAẓamat, Ḥaẓírat', undefined, longUrl(2000)),
  quote('𝒳'.repeat(500).padEnd(5500, 'x'), '2026-05-01', undefined, '光'.repeat(500)),
];

const UPLOAD = `text;source;displayDate;referenceUrl
The first of three on one date;From a file;2026-06-01;
The second of three on one date;From a file;2026-06-01;https://example.org/two
The third of three on one date;From a file;2026-06-01;
Without a date;From a file;;
`;

async function useQuotes(volunteer: Volunteer): Promise<void> {
  const url = '/api/quotes';
  for (const body of QUOTES) await volunteer.send('POST', url, body);
  await volunteer.upload('quotes – März.csv', UPLOAD);
  const edited = await volunteer.send('POST', url, quote('Befor the edit', '2026-07-01'));
  const after = quote('After the edit', '2026-07-02', 'https://example.org/edited');
  await volunteer.send('PUT', `${url}/${edited}`, after);
  const [one, two, three] = [
    await volunteer.send('POST', url, quote('Deleted alone')),
    await volunteer.send('POST', url, quote('Deleted with another', '2026-07-03')),
    await volunteer.send('POST', url, quote('The other one')),
  ];
  await volunteer.send('DELETE', `${url}/${one}`);
  await volunteer.send('DELETE', url, { ids: [two, three] });
}

async function useHolyDays(volunteer: Volunteer): Promise<void> {
  const url = '/api/holy-days';
  const edited = await volunteer.send('POST', url, { name: 'Fest', date: '2026-12-30' });
  await volunteer.send('PUT', `${url}/${edited}`, {
    name: 'Ours — ‘Abdu’l-Bahá 🌹',
    date: '2026-12-31',
  });
  const deleted = await volunteer.send('POST', url, { name: 'Deleted', date: '2026-11-11' });
  await volunteer.send('DELETE', `${url}/${deleted}`);
  await volunteer.send('POST', url, { name: '節'.repeat(200), date: '2027-01-01' });
  await volunteer.send('POST', `${url}/from-calendar`, { year: 186 });
}

async function useSocialLinks(volunteer: Volunteer): Promise<void> {
  const url = '/api/social-links';
  const link = (platform: string, order: number, address = 'https://example.org/friends') => ({
    platform,
    order,
    url: address,
  });
  const edited = await volunteer.send('POST', url, link('Instagram', 1));
  await volunteer.send('PUT', `${url}/${edited}`, link('Instagram', 0, longUrl(2000)));
  await volunteer.send('POST', url, link('YouTube', 2_147_483_647));
  await volunteer.send('POST', url, link('Our own network ✨', 5));
  const deleted = await volunteer.send('POST', url, link('Facebook', 3));
  await volunteer.send('DELETE', `${url}/${deleted}`);
}

async function useUsers({ app, database, clock }: UsedSite, founder: Volunteer): Promise<void> {
  const url = '/api/users';
  const temporary = 'Temporary-Word-1';
  const add = (username: string, role: string, password = PASSWORD) =>
    founder.send('POST', url, { username, role, password, confirmPassword: password });
  const carla = await add('carla', 'Admin', temporary);
  await founder.send('PATCH', `${url}/${carla}/username`, { username: 'Carla Müller' });
  await founder.send('POST', `${url}/${carla}/reset-password`, { password: PASSWORD });
  const nikos = await add('Νίκος', 'Admin', temporary);
  const own = await new Volunteer(app).logIn('Νίκος', temporary);
  await own.send('POST', `${url}/${nikos}/reset-password`, { password: PASSWORD });
  await founder.send('DELETE', `${url}/${await add('gone', 'Admin')}`);
  await add('علی', 'Admin');
  const heir = await add(MASTER_ADMIN, 'Admin');
  await founder.send('PATCH', `${url}/${heir}/role`, { role: 'Master Admin' });
  const hasher = createPasswordHasher();
  await recoverPassword({ database, clock, hasher, endSessionsOf, tellNews }, 'founder', PASSWORD);
}

/** Reads the home page's quote on each of so many days. */
async function passDays({ app, clock }: UsedSite, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await app.inject('/api/quotes/today');
    clock.advance(DAY_SECONDS);
  }
}

async function guess(app: FastifyInstance, username: string, address: string): Promise<void> {
  const answer = await new TestBrowser(app, address).login(username, 'Wrong-Guess-66');
  if (answer.statusCode !== 401) throw new Error(answer.body);
}

/**
 * Uses an empty site through its own calls until it has stored every kind of row, with gaps where rows were deleted.
 *
 * @returns the cookie of a session that is open when the site is left
 */
export async function useSite(site: UsedSite): Promise<string> {
  const { app, database, clock } = site;
  const founding = { database, clock, hasher: createPasswordHasher(), password: PASSWORD };
  await ensureMasterAdmin({ ...founding, username: 'founder' });
  await passDays(site, 4);
  // This session ends unused before the site is left.
  const founder = await new Volunteer(app, '192.0.2.1').logIn('founder');
  await useQuotes(founder);
  await passDays(site, 1);
  await useHolyDays(founder);
  await useSocialLinks(founder);
  await useUsers(site, founder);
  await guess(app, 'founder', '192.0.2.66');
  await new Volunteer(app).logIn('Carla Müller');
  await passDays(site, 9);
  const heir = await new Volunteer(app, '198.51.100.7').logIn(MASTER_ADMIN);
  await useBatches(heir);
  await useAccounts(site, heir);
  const current = await new Volunteer(app, '2001:db8::1').logIn(MASTER_ADMIN);
  await passDays(site, 6);
  clock.moveTo(LEFT_AT);
  await guess(app, MASTER_ADMIN, '2001:db8:0:1::66');
  await guess(app, 'nobody', '192.0.2.66');
  await app.inject('/api/quotes/today');
  await leaveHalfDone(site, current);
  return current.session;
}
