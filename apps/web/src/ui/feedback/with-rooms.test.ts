import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../testing/toasts.ts';
import type { DashboardLanguage } from '../../texts/say.ts';
import { say } from '../../texts/say.ts';
import { keyOf } from '../../texts/text-key.ts';
import { withRooms } from './with-rooms.ts';

type Rooms = NonNullable<DashboardLanguage['rooms']>;

const year = { texts: { [keyOf('Fill the Gaps')]: 'Lücken füllen' } };
const unreachable = () => new Error('Failed to fetch dynamically imported module');

const speakGerman = (rooms: Rooms) => {
  globalThis.dashboardLanguage = {
    texts: {},
    titles: { login: 'Anmeldung', dashboard: 'Verwaltung' },
    sentenceOf: () => undefined,
    rooms,
  };
};

const part = async () => 'the part';

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  globalThis.dashboardLanguage = undefined;
});

it('loads a part alone in English', async () => {
  expect(await withRooms(['quotes/year'], part)).toBe('the part');
  expect(shownToast()).toBeUndefined();
});

it('gives a part when the texts that it says are there, which are loaded at the same time', async () => {
  let arrive: (room: typeof year) => void = () => {};
  const load = vi.fn<Rooms[string]>(() => new Promise((resolve) => (arrive = resolve)));
  speakGerman({ 'quotes/year': load });
  const asked = vi.fn(part);
  let given: string | undefined;
  const giving = withRooms(['quotes/year'], asked).then((it) => (given = it));
  expect(asked).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(given).toBeUndefined();
  arrive(year);
  await giving;
  expect(given).toBe('the part');
  expect(say('Fill the Gaps')).toBe('Lücken füllen');
});

it('asks once more for texts that did not come', async () => {
  const load = vi.fn<Rooms[string]>(async () => year).mockRejectedValueOnce(unreachable());
  speakGerman({ 'quotes/year': load });
  expect(await withRooms(['quotes/year'], part)).toBe('the part');
  expect(say('Fill the Gaps')).toBe('Lücken füllen');
  expect(shownToast()).toBeUndefined();
});

it('leaves a part in English whose texts do not come, and says so', async () => {
  speakGerman({ 'quotes/year': () => Promise.reject(unreachable()) });
  expect(await withRooms(['quotes/year'], part)).toBe('the part');
  expect(say('Fill the Gaps')).toBe('Fill the Gaps');
  expect(shownToast()?.description).toContain('so it is in English');
});

it('says nothing more where the part itself does not come', async () => {
  speakGerman({ 'quotes/year': async () => year });
  await expect(withRooms(['quotes/year'], () => Promise.reject(unreachable()))).rejects.toThrow(
    'Failed to fetch',
  );
});
