import { startPushService } from '../channels/testing/push-service-imitation.ts';
import { setUpDueNotifications } from '../features/notifications/testing/due-notifications.ts';
import { openMigrated } from './full-database.ts';
import {
  endSender,
  freeCutOff,
  isAllSent,
  startSender,
  untilSender,
  zoneAtNoon,
} from './sender-kill-cycles.ts';

/** What was sent by senders that were killed. */
interface NotificationKillReport {
  readonly sent: number;
  readonly lost: readonly string[];
  /** Messages that were sent more often than once, plus once for each kill that cut them off. */
  readonly repeatedTooOften: readonly string[];
}

/**
 * Kills a sender without warning, again and again, while it sends a day's notifications; returns what arrived in the
 * end.
 */
export async function runNotificationKillCycles(
  given: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { notifications: count, kills }: { readonly notifications: number; readonly kills: number },
): Promise<NotificationKillReport> {
  const environment = {
    ...given,
    PUBLIC_URL: 'https://friends.example',
    ALLOW_LOCAL_TARGETS: 'on',
    PUSH_HOSTS: '127.0.0.1',
  };
  const service = await startPushService();
  const database = await openMigrated(environment);
  const cutOff = new Map<number, number>();
  try {
    const due = { service, timeZone: zoneAtNoon(), count };
    const endpoints = await setUpDueNotifications(database, environment, due);
    const part = Math.floor(count / (kills + 1));
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = service.received.length + 1 + ((kill * 7) % part);
      const sender = startSender(environment);
      await untilSender(sender, () => service.received.length >= enough, 1);
      await endSender(sender, 'SIGKILL');
      for (const id of await freeCutOff(database)) cutOff.set(id, (cutOff.get(id) ?? 0) + 1);
    }
    const last = startSender(environment);
    await untilSender(last, () => isAllSent(database, count));
    await endSender(last, 'SIGTERM');
    const times = new Map<string, number>();
    for (const { endpoint } of service.received) {
      times.set(endpoint, (times.get(endpoint) ?? 0) + 1);
    }
    const timesOf = (endpoint: string) => times.get(endpoint) ?? 0;
    return {
      sent: times.size,
      lost: endpoints.filter((endpoint) => timesOf(endpoint) === 0),
      repeatedTooOften: endpoints.filter(
        (endpoint, index) => timesOf(endpoint) > 1 + (cutOff.get(index + 1) ?? 0),
      ),
    };
  } finally {
    await database.close();
    await service.close();
  }
}
