import type { NewQuote, Preview, Recipe } from '@bahai-friends/contract';
import {
  COMMUNITY_SHEETS,
  communitySheet,
  expectationOf,
} from '@bahai-friends/quote-sheet/testing/read-community-sheets';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { sendForm } from '../../testing/upload.ts';

const sorted = (quotes: readonly NewQuote[]): string[] =>
  quotes
    .map(({ text, source, displayDate, referenceUrl }) =>
      JSON.stringify([text, source, displayDate, referenceUrl]),
    )
    .sort();

describe.each(databases)('uploading sheets as communities keep them on $name', ({ open }) => {
  async function admin() {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    return { database, browser: await loggedIn(await createTestApp(database), 'anna') };
  }

  it('asks, previews and stores what a person reads in them', async () => {
    const { database, browser } = await admin();
    for (const name of COMMUNITY_SHEETS) {
      const { questions, answers, rows, same, problems } = expectationOf(name);
      const send = (call: 'check-conflicts' | 'preview' | 'upload', recipe?: Recipe) =>
        sendForm(
          browser,
          call,
          ['file', communitySheet(name), name],
          ...(recipe ? [['recipe', JSON.stringify(recipe)] as const] : []),
        );
      if (questions.length > 0) {
        for (const call of ['check-conflicts', 'upload'] as const) {
          const asked = await send(call);
          expect([name, asked.statusCode]).toEqual([name, 400]);
          expect(asked.json().needs.sort()).toEqual([...questions].sort());
        }
      }
      const preview = (await send('preview', answers)).json<Preview>();
      const { counts } = preview;
      expect([name, counts.new + counts.conflict, counts.same, counts.problem]).toEqual([
        name,
        rows.length,
        same.length,
        problems.length,
      ]);
      const recipe: Recipe = {
        ...answers,
        fileHash: preview.fileHash,
        leaveOut: [...(answers.leaveOut ?? []), ...problems],
      };
      const uploaded = await send('upload', recipe);
      expect([name, uploaded.statusCode, uploaded.json().created]).toEqual([
        name,
        201,
        rows.length,
      ]);
      const stored = (await browser.send('GET', '/api/quotes')).json<NewQuote[]>();
      expect(sorted(stored)).toEqual(sorted(rows));
      expect((await send('upload', recipe)).json()).toMatchObject({ created: 0 });
      await database.writes.deleteFrom('quotes').execute();
    }
  });
});
