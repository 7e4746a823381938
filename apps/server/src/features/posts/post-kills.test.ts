import { describe, expect, it } from 'vitest';
import { databaseEnvironments, temporaryFolder } from '../../testing/test-database.ts';
import { runPostKillCycles, WEBHOOK } from './testing/post-kill-cycles.ts';

describe.each(databaseEnvironments)(
  'a sender on $name that is killed while it posts',
  ({ make }) => {
    it('posts nothing twice, and says of what nobody knows that it is perhaps sent', async () => {
      const environment = { DATA_DIR: temporaryFolder(), ...(await make()) };
      const cycles = await runPostKillCycles(environment, 3);
      expect(cycles.slice(0, 2)).toEqual([
        {
          moment: 'unheard',
          states: { telegram: 'perhaps-sent', mastodon: 'sent', [WEBHOOK]: 'sent' },
          posted: { telegram: 0, mastodon: 1 },
          events: { different: 1, heard: 1 },
        },
        {
          moment: 'unanswered',
          states: { telegram: 'perhaps-sent', mastodon: 'sent', [WEBHOOK]: 'sent' },
          posted: { telegram: 1, mastodon: 1 },
          // The program gets the event again, with the same id.
          events: { different: 1, heard: 2 },
        },
      ]);
      for (const { states, posted, events } of cycles) {
        expect(posted.mastodon).toBe(1);
        expect(posted.telegram).toBeLessThanOrEqual(1);
        if (states.telegram === 'sent') expect(posted.telegram).toBe(1);
        expect(states[WEBHOOK]).toBe('sent');
        expect(events.different).toBe(1);
        expect(events.heard).toBeLessThanOrEqual(2);
      }
    });
  },
);
