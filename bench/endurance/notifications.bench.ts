// Ten thousand notifications of one day to a push service on the same machine; and a sender that is killed fifty times.
import { startPushService } from '../../apps/server/src/channels/testing/push-service-imitation.ts';
import { setUpDueNotifications } from '../../apps/server/src/features/notifications/testing/due-notifications.ts';
import { openMigrated } from '../../apps/server/src/testing/full-database.ts';
import { runNotificationKillCycles } from '../../apps/server/src/testing/notification-kill-cycles.ts';
import {
  endSender,
  startSender,
  untilSender,
  zoneAtNoon,
} from '../../apps/server/src/testing/sender-kill-cycles.ts';
import { atMost, type Row, report } from '../support/measure.ts';
import { inFolder } from '../support/servers.ts';

const NOTIFICATIONS = 10_000;
const SECONDS_GOAL = 120;
const KILLS = 50;
const KILLED = 1500;

async function secondsOfDay(folder: string): Promise<number> {
  const environment = {
    DATA_DIR: folder,
    PUBLIC_URL: 'https://friends.example',
    ALLOW_LOCAL_TARGETS: 'on',
    PUSH_HOSTS: '127.0.0.1',
  };
  const service = await startPushService();
  const database = await openMigrated(environment);
  try {
    const due = { service, timeZone: zoneAtNoon(), count: NOTIFICATIONS };
    await setUpDueNotifications(database, environment, due);
    const beginning = performance.now();
    const sender = startSender(environment);
    await untilSender(sender, () => service.received.length >= NOTIFICATIONS);
    const seconds = (performance.now() - beginning) / 1000;
    await endSender(sender, 'SIGTERM');
    if (service.received.some(({ plaintext }) => plaintext === null)) return Number.NaN;
    return seconds;
  } finally {
    await database.close();
    await service.close();
  }
}

/** The figures are compared with their goals only; there is no baseline. */
export async function measureNotifications(): Promise<Row[]> {
  const seconds = await inFolder(secondsOfDay);
  const killed = await inFolder((DATA_DIR) =>
    runNotificationKillCycles({ DATA_DIR }, { notifications: KILLED, kills: KILLS }),
  );
  return [
    atMost('10,000 notifications, s', seconds, SECONDS_GOAL, SECONDS_GOAL),
    atMost('notifications lost in 50 kills', killed.lost.length, 0, 0),
    atMost('repeated more than once for a kill', killed.repeatedTooOften.length, 0, 0),
  ];
}

if (import.meta.main) report(await measureNotifications());
