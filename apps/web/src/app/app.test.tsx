import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Page as NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { takeConsoleErrors } from '../testing/console-watch.ts';
import { liveIn, settle, stopClock } from '../testing/fake-time.ts';
import { siteWith } from '../testing/samples.ts';
import { showToast } from '../ui/feedback/toast-store.ts';
import { App } from './app.tsx';

function BrokenPage(): never {
  throw new Error('A broken page');
}

const SomePage = () => 'A page';

const renderApp = (Page: ComponentType, path = '/') =>
  render(<App path={path} Page={Page} data={{ site: siteWith() }} />);

describe('the frame of a page', () => {
  it('holds the page between the star and the copyright of the current UTC year', () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-12-31T23:59:59Z');
    const { container } = renderApp(SomePage, '/contact');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('main').textContent).toBe('A page');
    expect(screen.getByRole('contentinfo').textContent).toBe("© 2026 Bahá'í Friends");
  });

  it('stays although the window sleeps while it is rendered', () => {
    stopClock('2026-12-30T12:00:00Z');
    const PageOfHours = () => {
      vi.advanceTimersByTime(24 * 60 * 60 * 1000);
      return 'A page';
    };
    const { rerender } = renderApp(PageOfHours);
    rerender(<App path="/" Page={PageOfHours} data={{ site: siteWith() }} />);
    expect(screen.getByRole('main').textContent).toBe('A page');
  });

  it('shows toasts beside the page', async () => {
    stopClock('2026-03-21T12:00:00Z');
    await import('../ui/feedback/toaster.tsx');
    renderApp(SomePage);
    act(() => {
      showToast({ title: 'Success' });
    });
    await settle();
    expect(screen.getByRole('region', { name: 'Notification' }).textContent).toBe('Success');
    expect(screen.getByRole('main').textContent).toBe('A page');
  });
});

describe('a page that breaks', () => {
  afterEach(() => {
    expect(String(takeConsoleErrors()[0]?.join(' '))).toContain('A broken page');
  });

  it('is replaced by a sentence, inside the frame', () => {
    renderApp(BrokenPage);
    const main = screen.getByRole('main');
    expect(main.contains(screen.getByRole('alert'))).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
    expect(screen.getAllByRole('paragraph').map((line) => line.textContent)).toContain(
      'This page could not be shown. Loading it again often helps.',
    );
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('can be loaded again', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/', reload });
    renderApp(BrokenPage);
    act(() => screen.getByRole('button', { name: 'Load the page again' }).click());
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the page at an address that has none', () => {
  it('says so and leads home', () => {
    render(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByRole('paragraph').textContent).toBe(
      'There is nothing at this address. It may have moved, or been mistyped.',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});
