import { describe, expect, it } from 'vitest';
import { createPublishedPlaces } from './published-place.ts';

const published = (latitude: number, longitude: number) =>
  createPublishedPlaces()({ latitude, longitude });

describe('what times are published for', () => {
  it('is a listed town at the place itself', async () => {
    const town = { name: 'Haifa', country: 'Israel', countryCode: 'IL' };
    const haifa = { latitude: 32.8, longitude: 35, town };
    expect(await published(32.8, 35)).toEqual(haifa);
  });

  it('is the nearest one, also where a degree of longitude is short, or begins anew', async () => {
    const nameOf = async (latitude: number, longitude: number) =>
      (await published(latitude, longitude)).town?.name;
    expect(await nameOf(69.6, 18.4)).toBe('Tromsø');
    expect(await nameOf(-16.3, -179.9)).toBe('Labasa');
    expect(await nameOf(-16.9, 179.9)).toBe('Labasa');
  });

  it.each([
    [24.4, 2.7, 24.5, 2.5],
    [-25.3, 128.6, -25.5, 128.5],
    [-0.1, -30, -0.5, -29.5],
    [90, 180, 89.5, 179.5],
    [-90, -180, -89.5, -179.5],
  ])('is the middle of a degree far from all: of %d, %d it is %d, %d', async (...numbers) => {
    const [latitude, longitude, ...middle] = numbers;
    const found = await published(latitude, longitude);
    expect([found.latitude, found.longitude]).toEqual(middle);
    expect(found.town).toBeNull();
  });

  it('is found once for a place, and again for another', async () => {
    const find = createPublishedPlaces();
    const first = find({ latitude: 32.8, longitude: 35 });
    expect(find({ latitude: 32.8, longitude: 35 })).toBe(first);
    expect((await find({ latitude: 35.7, longitude: 51.4 })).town?.name).toBe('Tehran');
  });
});
