import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadError } from './load-error.tsx';

const button = () => screen.getByRole('button');

describe('a loading error', () => {
  it('says what failed, and retries', async () => {
    const onRetry = vi.fn();
    render(<LoadError message="Oh no" isRetrying={false} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toBe('Oh no');
    await userEvent.click(button());
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows that it is retrying, and keeps the focus', async () => {
    const onRetry = vi.fn();
    render(<LoadError message="Oh no" isRetrying onRetry={onRetry} />);
    await userEvent.click(button());
    expect(button().textContent).toBe('Retrying...');
    expect(document.activeElement).toBe(button());
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('gives the focus to the page when it is removed', () => {
    const page = (isFailed: boolean) => (
      <main tabIndex={-1}>
        {isFailed && <LoadError message="Oh no" isRetrying onRetry={() => {}} />}
      </main>
    );
    const { rerender } = render(page(true));
    button().focus();
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
