import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { ChangedMeanwhile } from './edit-conflict.tsx';

const refusal = (status: number) =>
  new ApiError(String(status), { status, userMessage: 'Somebody else was faster.' });

describe('the offer of a newer version', () => {
  it('gives the server’s reason, and loads only when asked to', async () => {
    const onLoad = vi.fn();
    render(<ChangedMeanwhile error={refusal(412)} onLoad={onLoad} />);
    expect(screen.getByRole('alert').textContent).toContain('Somebody else was faster.');
    expect(onLoad).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load the newer version' }));
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no failure', null],
    ['another refusal', refusal(409)],
    ['a fault of the page', new Error('412')],
  ])('is not made after %s', (_, error) => {
    render(<ChangedMeanwhile error={error} onLoad={vi.fn()} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
