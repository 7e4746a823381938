import type { AuditEntry, SecurityEventEntry } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { mergeActivity } from './merge-activity.ts';

const at = (minute: number) => `2026-03-21T12:0${minute}:00.000Z`;

const changeAt = (minute: number, id: number): AuditEntry => ({
  id,
  at: at(minute),
  actor: { id: 1, name: 'anna' },
  kind: 'quote',
  subjectId: null,
  change: { action: 'backup-downloaded' },
});

const eventAt = (minute: number, id: number): SecurityEventEntry => ({
  id,
  event: 'login',
  username: 'anna',
  network: null,
  count: 1,
  firstAt: at(minute),
  lastAt: at(minute),
});

const idsOf = ({ entries }: ReturnType<typeof mergeActivity>) =>
  entries.map(({ source, entry }) => `${source} ${entry.id}`);

describe('changes and events in one page', () => {
  it('have the change first where both are of the same instant', () => {
    const page = mergeActivity([changeAt(1, 5)], [eventAt(1, 7)], 2);
    expect(idsOf(page)).toEqual(['audit 5', 'security 7']);
    expect(page.next).toBeNull();
  });

  it('keep the order in which changes were stored where the clock was set back', () => {
    const changes = [changeAt(2, 6), changeAt(4, 5), changeAt(1, 4)];
    const page = mergeActivity(changes, [eventAt(3, 7)], 4);
    expect(idsOf(page)).toEqual(['security 7', 'audit 6', 'audit 5', 'audit 4']);
  });

  it('say where each goes on, and which has come to its end', () => {
    const [changes, events] = [
      [changeAt(3, 6), changeAt(2, 5)],
      [eventAt(1, 7), eventAt(0, 4)],
    ];
    const time = Date.parse(at(1));
    expect(mergeActivity(changes, events, 1).next).toBe(`5_${time}-7`);
    expect(mergeActivity(changes, events, 2).next).toBe(`_${time}-7`);
    expect(mergeActivity(changes, [], 1).next).toBe('5_');
  });
});
