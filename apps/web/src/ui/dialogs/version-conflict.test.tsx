import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { VersionConflict } from './version-conflict.tsx';

const rejected = (status: number) =>
  new ApiError(String(status), { status, userMessage: 'Somebody else was faster.' });

describe('a version conflict', () => {
  it('shows the server’s reason, and loads only on a click', async () => {
    const reset = vi.fn();
    const newer = Promise.withResolvers<void>();
    const reload = vi.fn(() => newer.promise);
    render(<VersionConflict mutation={{ error: rejected(412), reset }} reload={reload} />);
    expect(screen.getByRole('alert').textContent).toContain('Somebody else was faster.');
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load the newer version' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reset).not.toHaveBeenCalled();
    newer.resolve();
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['no failure', null],
    ['another error', rejected(409)],
    ['an error of the page', new Error('412')],
  ])('is not shown after %s', (_, error) => {
    render(<VersionConflict mutation={{ error, reset: vi.fn() }} reload={vi.fn()} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
