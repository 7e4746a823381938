import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveIn, settle, stopClock } from '../../../testing/fake-time.ts';
import { documentOf } from '../../../testing/pages.ts';

const roots = vi.hoisted((): Root[] => []);

// The browser keeps these until the visitor leaves, so each test has to remove them.
vi.mock(import('react-dom/client'), async (importOriginal) => {
  const original = await importOriginal();
  const hydrateRoot: typeof original.hydrateRoot = (...args) => {
    const root = original.hydrateRoot(...args);
    roots.push(root);
    return root;
  };
  return { ...original, hydrateRoot };
});

async function runScripts(): Promise<void> {
  vi.resetModules();
  await act(() => import('./entry-combined-date.tsx'));
  await settle();
}

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.innerHTML = '';
});

describe('the hydrated combined date', () => {
  it('keeps what the server rendered, and takes the visitor’s day', async () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-03-20T12:00:00Z');
    const path = '/combined-date-design';
    document.body.innerHTML = (
      await documentOf({ address: path, today: '2026-03-20' })
    ).body.innerHTML;
    const values = [...document.querySelectorAll('dd')];
    expect(values[0]?.textContent).toBe('March 20, 2026');
    await runScripts();
    expect([...document.querySelectorAll('dd')]).toEqual(values);
    expect(values[0]?.textContent).toBe('March 21, 2026');
  });

  it('says when there is no place for it', async () => {
    vi.resetModules();
    await expect(import('./entry-combined-date.tsx')).rejects.toThrow(
      'The document has no place for the page',
    );
  });
});
