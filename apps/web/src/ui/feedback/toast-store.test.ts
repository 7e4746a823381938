// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopClock } from '../../testing/fake-time.ts';
import { clearToasts } from '../../testing/toasts.ts';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast-store.ts';

beforeEach(() => stopClock('2026-03-21T12:00:00Z'));
afterEach(() => clearToasts());

describe('showToast', () => {
  it('shows a toast', () => {
    const id = showToast({ title: 'Success', description: 'Quote added successfully!' });
    expect(currentToasts()).toEqual([
      { id, open: true, title: 'Success', description: 'Quote added successfully!' },
    ]);
  });

  it('shows one at a time: the latest', () => {
    const first = showToast({ title: 'First' });
    const second = showToast({ title: 'Second' });
    expect(second).not.toBe(first);
    expect(currentToasts().map(({ title }) => title)).toEqual(['Second']);
  });

  it('replaces a dismissed toast too', () => {
    dismissToast(showToast({ title: 'First' }));
    showToast({ title: 'Second' });
    expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([['Second', true]]);
  });
});

describe('a dismissed toast', () => {
  it('closes, and is removed after 1,000,000 ms', () => {
    dismissToast(showToast({ title: 'Success' }));
    expect(currentToasts()).toMatchObject([{ title: 'Success', open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it('is removed at the same time when it is dismissed again', () => {
    const id = showToast({ title: 'Success' });
    dismissToast(id);
    vi.advanceTimersByTime(500_000);
    dismissToast(id);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(500_000);
    expect(currentToasts()).toEqual([]);
  });

  it('removes no other toast', () => {
    dismissToast(showToast({ title: 'First' }));
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(1_000_000);
    expect(currentToasts()).toMatchObject([{ title: 'Second', open: true }]);
  });
});

describe('a listener', () => {
  it('is called after every change until it is unsubscribed', () => {
    const seen: number[] = [];
    const stop = subscribeToToasts(() => seen.push(currentToasts().length));
    dismissToast(showToast({ title: 'Success' }));
    vi.advanceTimersByTime(1_000_000);
    expect(seen).toEqual([1, 1, 0]);
    stop();
    showToast({ title: 'Unheard' });
    expect(seen).toHaveLength(3);
  });

  it('sees the same toasts until they change', () => {
    showToast({ title: 'Success' });
    expect(currentToasts()).toBe(currentToasts());
  });
});
