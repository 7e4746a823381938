import { describe, expect, it } from 'vitest';
import { KeptPictures, pictureKey } from './kept-pictures.ts';

const make = (name: string) => async () => ({ name });

describe('kept pictures', () => {
  it('are the 200 that were asked for last', async () => {
    const kept = new KeptPictures<{ name: string }>();
    for (let number = 0; number < 200; number += 1)
      await kept.get(`${number}`, make(`first ${number}`));
    expect(kept.find('0')).toEqual({ name: 'first 0' });
    await kept.get('another', make('another'));
    expect(kept.find('1')).toBeUndefined();
    expect(kept.find('0')).toEqual({ name: 'first 0' });
    expect(await kept.get('1', make('anew'))).toEqual({ name: 'anew' });
  });

  it('are made once for all who ask at the same time, and again after a failure', async () => {
    const kept = new KeptPictures<{ name: string }>();
    const making = Promise.withResolvers<{ name: string }>();
    const asked = [1, 2, 3].map(() => kept.get('one', () => making.promise));
    making.reject(new Error('failed'));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    expect(await kept.get('one', make('again'))).toEqual({ name: 'again' });
  });

  it('go by all that they show', () => {
    const content = {
      day: '2026-03-21',
      text: 'a',
      source: 'b',
      siteName: 'c',
      language: 'en',
    } as const;
    const others = ['day', 'text', 'source', 'siteName'].map((field) =>
      pictureKey({ ...content, [field]: 'other' }),
    );
    expect(new Set([pictureKey(content), ...others]).size).toBe(5);
    expect(pictureKey({ ...content })).toBe(pictureKey(content));
  });
});
