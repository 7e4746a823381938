import { describe, expect, it } from 'vitest';
import { KeptPictures, pictureKey } from './kept-pictures.ts';

interface Picture {
  readonly name: string;
}

const make = (name: string) => async () => ({ name });
const anyTurn = (task: () => Promise<Picture>) => task();
const wanted = (key: string, make: () => Promise<Picture>) => ({
  key,
  group: 'somebody',
  takeTurn: anyTurn,
  make,
});

describe('kept pictures', () => {
  it('are the 200 that were asked for last', async () => {
    const kept = new KeptPictures<Picture>(() => 1);
    for (let number = 0; number < 200; number += 1)
      await kept.get(wanted(`${number}`, make(`first ${number}`)));
    expect(kept.find('0')).toEqual({ name: 'first 0' });
    await kept.get(wanted('another', make('another')));
    expect(kept.find('1')).toBeUndefined();
    expect(kept.find('0')).toEqual({ name: 'first 0' });
    expect(await kept.get(wanted('1', make('anew')))).toEqual({ name: 'anew' });
  });

  it('are fewer where they are large', async () => {
    const kept = new KeptPictures<Picture>(() => 10 * 1024 * 1024);
    for (const name of ['1', '2', '3']) await kept.get(wanted(name, make(name)));
    expect(['1', '2', '3'].map((key) => kept.find(key)?.name)).toEqual([undefined, '2', '3']);
  });

  it('are made once for all who ask at the same time, and again after a failure', async () => {
    const kept = new KeptPictures<Picture>(() => 1);
    const making = Promise.withResolvers<Picture>();
    const asked = [1, 2, 3].map(() => kept.get(wanted('one', () => making.promise)));
    making.reject(new Error('failed'));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    expect(await kept.get(wanted('one', make('again')))).toEqual({ name: 'again' });
  });

  it('are waited for by each group in a turn of its own, and made once all the same', async () => {
    const kept = new KeptPictures<Picture>(() => 1);
    const turns: { group: string; take: () => void; refuse: (error: Error) => void }[] = [];
    let made = 0;
    const ask = (group: string) =>
      kept.get({
        key: 'one',
        group,
        takeTurn: (task) =>
          new Promise((resolve, reject) => {
            turns.push({ group, take: () => task().then(resolve, reject), refuse: reject });
          }),
        async make() {
          made += 1;
          return { name: 'one' };
        },
      });
    const [stranger, strangerAgain, reader, late] = ['a', 'a', 'b', 'c'].map(ask);
    expect(turns.map(({ group }) => group)).toEqual(['a', 'b', 'c']);
    turns[0]?.refuse(new Error('busy'));
    await expect(stranger).rejects.toThrow('busy');
    await expect(strangerAgain).rejects.toThrow('busy');
    turns[1]?.take();
    expect(await reader).toEqual({ name: 'one' });
    turns[2]?.take();
    expect(await late).toEqual({ name: 'one' });
    expect(made).toBe(1);
  });

  it('go by all that they show', () => {
    const content = {
      about: 'quote',
      size: 'landscape',
      day: '2026-03-21',
      text: 'a',
      source: 'b',
      credit: null,
      quoteLanguage: null,
      moreAt: 'd',
      siteName: 'c',
      language: 'en',
    } as const;
    const others = Object.keys(content).map((field) =>
      pictureKey({ ...content, [field]: 'other' }),
    );
    expect(new Set([pictureKey(content), ...others]).size).toBe(11);
    expect(pictureKey({ ...content })).toBe(pictureKey(content));
  });
});
