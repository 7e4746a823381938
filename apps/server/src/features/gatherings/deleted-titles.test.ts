import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/test-database.ts';
import { DEVOTIONAL, gatheringsSite } from './testing/gatherings-site.ts';

describe.each(databases)('batches of deleted gatherings on $name', ({ open }) => {
  it('say what each was called, also when it is undone', async () => {
    const { anna, add } = await gatheringsSite(await open());
    for (const title of ['Prayers in the garden', 'Study circle']) {
      const { id } = await add({ ...DEVOTIONAL, title });
      await anna.call('DELETE', `/api/gatherings/${id}`);
    }
    const batches = async () => (await anna.send('GET', '/api/batches')).json();
    const [circle, prayers] = await batches();
    expect([circle, prayers]).toMatchObject([
      { kind: 'gathering deletion', title: 'Study circle', undone: false },
      { kind: 'gathering deletion', title: 'Prayers in the garden', undone: false },
    ]);
    await anna.call('POST', `/api/batches/${circle.id}/undo`);
    expect(await batches()).toEqual([{ ...circle, undone: true }, prayers]);
  });
});
