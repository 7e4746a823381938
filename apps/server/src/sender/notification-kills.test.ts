import { describe, expect, it } from 'vitest';
import { runNotificationKillCycles } from '../testing/notification-kill-cycles.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const NOTIFICATIONS = 60;
const KILLS = 2;

describe.each(databaseEnvironments)('a sender on $name that is killed', ({ make }) => {
  it('loses no notification, and repeats none but what a kill has cut off, once for each', async () => {
    const environment = { DATA_DIR: temporaryFolder(), ...(await make()) };
    const given = { notifications: NOTIFICATIONS, kills: KILLS };
    const report = await runNotificationKillCycles(environment, given);
    expect(report).toEqual({ sent: NOTIFICATIONS, lost: [], repeatedTooOften: [] });
  });
});
