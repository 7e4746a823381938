import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console-watch.ts';
import { passTime, settle, stopClock } from '../../testing/fake-time.ts';
import { clearToasts } from '../../testing/toasts.ts';
import { english, speak } from '../../texts/spoken.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { currentToasts, showToast, type ToastContent } from './toast-store.ts';

const region = () => within(screen.getByRole('region', { name: 'Notification' }));
/** The shown toasts, each by its whole text. */
const shown = () =>
  region()
    .queryAllByRole('listitem')
    .map((toast) => toast.textContent);

async function show(content: ToastContent): Promise<void> {
  act(() => {
    showToast(content);
  });
  await settle();
}

// The code for toasts is loaded with the first one; here it is loaded before.
beforeAll(() => import('./toaster.tsx'));
beforeEach(() => stopClock('2026-03-21T12:00:00Z'));
afterEach(() => act(() => clearToasts()));

describe('the lazily loaded toaster', () => {
  it('shows what the page before has left to say', async () => {
    speak({ ...english, firstToast: { title: 'Fuera', description: 'Sesión cerrada' } });
    render(<LazyToaster />);
    speak();
    await settle();
    expect(shown()).toEqual(['FueraSesión cerrada']);
  });

  it('is not rendered before the first toast', async () => {
    const { container } = render(<LazyToaster />);
    await settle();
    expect(container.textContent).toBe('');
    expect(document.body.children).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows a toast with its title and description', async () => {
    render(<LazyToaster />);
    await show({ title: 'Logged Out', description: 'You have been successfully logged out' });
    expect(shown()).toEqual(['Logged OutYou have been successfully logged out']);
    expect(region().getByText('Logged Out').className).toBe('toast-title');
  });

  it('shows one toast at a time', async () => {
    render(<LazyToaster />);
    await show({ title: 'First' });
    await show({ title: 'Second' });
    expect(shown()).toEqual(['Second']);
  });

  it.each([
    [undefined, 'default'],
    ['default', 'default'],
    ['destructive', 'destructive'],
  ] as const)('shows the style %s as %s', async (variant, style) => {
    render(<LazyToaster />);
    await show({ title: 'Error', ...(variant && { variant }) });
    expect(region().getByRole('listitem').dataset.variant).toBe(style);
  });

  it('announces errors at once, and other toasts politely', async () => {
    render(<LazyToaster />);
    await show({ title: 'Success' });
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    await show({ title: 'Error', variant: 'destructive' });
    const assertive = screen
      .getAllByRole('status')
      .filter((status) => status.getAttribute('aria-live') === 'assertive');
    expect(assertive).toHaveLength(1);
  });

  it('hides a toast after 5000 ms', async () => {
    render(<LazyToaster />);
    await show({ title: 'Success' });
    await passTime(4999);
    expect(shown()).toEqual(['Success']);
    await passTime(1);
    expect(shown()).toEqual([]);
    expect(currentToasts()).toMatchObject([{ title: 'Success', open: false }]);
  });

  it('is not rendered any more 1,000,000 ms later', async () => {
    const { container } = render(<LazyToaster />);
    await show({ title: 'Success' });
    await passTime(5000);
    await passTime(999_999);
    expect(screen.queryByRole('region')).toBeTruthy();
    await passTime(1);
    expect(screen.queryByRole('region')).toBeNull();
    expect(container.textContent).toBe('');
  });

  it('shows a toast again after the last one is gone', async () => {
    render(<LazyToaster />);
    await show({ title: 'First' });
    await passTime(5000);
    await show({ title: 'Second' });
    expect(shown()).toEqual(['Second']);
    await passTime(4999);
    expect(shown()).toEqual(['Second']);
  });

  it('hides a toast when it is closed', async () => {
    render(<LazyToaster />);
    await show({ title: 'Success' });
    fireEvent.click(region().getByRole('button', { name: 'Close' }));
    await settle();
    expect(shown()).toEqual([]);
  });

  it('shows the action of a toast, and hides the toast when it is clicked', async () => {
    const onClick = vi.fn();
    render(<LazyToaster />);
    await show({
      title: 'Deleted',
      action: { label: 'Undo', altText: 'Add the quote again', onClick },
    });
    expect(shown()).toEqual(['DeletedUndo']);
    fireEvent.click(region().getByRole('button', { name: 'Undo' }));
    await settle();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  it('is reached with F8', async () => {
    render(<LazyToaster />);
    await show({ title: 'Success' });
    const area = screen.getByRole('region', { name: 'Notification' });
    expect(area.contains(document.activeElement)).toBe(false);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(area.contains(document.activeElement)).toBe(true);
    const close = region().getByRole('button', { name: 'Close' });
    act(() => close.focus());
    await settle();
    expect(document.activeElement).toBe(close);
  });

  it('is reached with F8 before the first toast, too, and shows that one then', async () => {
    render(<LazyToaster />);
    fireEvent.keyDown(document, { key: 'F7', code: 'F7' });
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await settle();
    const area = screen.getByRole('region', { name: 'Notification' });
    expect(area.contains(document.activeElement)).toBe(true);
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(area.contains(document.activeElement)).toBe(true);
    await show({ title: 'Success' });
    expect(shown()).toEqual(['Success']);
  });

  it('hides a toast on Escape', async () => {
    render(<LazyToaster />);
    await show({ title: 'Success' });
    fireEvent.keyDown(document, { key: 'Escape' });
    await settle();
    expect(shown()).toEqual([]);
  });

  it.each([
    [51, 'ltr', []],
    [50, 'ltr', ['Success']],
    [-200, 'ltr', ['Success']],
    [-51, 'rtl', []],
    [200, 'rtl', ['Success']],
  ])(
    'shows a toast that was swiped %d px to the right, %s, as %j',
    async (pixels, dir, expected) => {
      document.documentElement.dir = dir;
      onTestFinished(() => document.documentElement.removeAttribute('dir'));
      render(<LazyToaster />);
      await show({ title: 'Success' });
      const toast = region().getByRole('listitem');
      Object.assign(toast, { setPointerCapture: vi.fn(), hasPointerCapture: () => false });
      fireEvent.pointerDown(toast, { button: 0, pointerId: 1, clientX: 300 });
      fireEvent.pointerMove(toast, { pointerId: 1, clientX: 300 + pixels / 2 });
      fireEvent.pointerMove(toast, { pointerId: 1, clientX: 300 + pixels });
      fireEvent.pointerUp(toast, { pointerId: 1, clientX: 300 + pixels });
      await settle();
      expect(shown()).toEqual(expected);
    },
  );

  it('keeps the page when the toaster cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('./toaster.tsx', () => ({
      Toaster: () => {
        throw new Error('Not loaded');
      },
    }));
    const { LazyToaster: Area } = await import('./lazy-toaster.tsx');
    const { showToast: show } = await import('./toast-store.ts');
    await import('./toaster.tsx');
    const { container } = render(<Area />);
    act(() => {
      show({ title: 'Success' });
    });
    await settle();
    expect(container.textContent).toBe('');
    expect(String(takeConsoleErrors()[0]?.join(' '))).toContain('Not loaded');
    vi.doUnmock('./toaster.tsx');
  });
});
