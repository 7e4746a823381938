import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../testing/console-watch.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { PanelErrorBoundary } from './panel-error-boundary.tsx';

const ERROR = 'This part could not be shown. Please try again.';

describe('a panel of the dashboard that cannot be rendered', () => {
  it('says so in its own place, and is shown again when what it reads is well', async () => {
    const read = vi.fn(async (): Promise<string> => {
      if (read.mock.calls.length === 1) return 'broken';
      return 'well';
    });
    const Panel = () => {
      const { data } = useQuery({ queryKey: ['panel'], queryFn: read });
      if (data === 'broken') throw new Error('A broken panel');
      return <p>All is {data}</p>;
    };
    renderWithQueries(
      <>
        <PanelErrorBoundary>
          <Panel />
        </PanelErrorBoundary>
        <p>Another panel</p>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toBe(ERROR);
    expect(screen.getByText('Another panel')).toBeTruthy();
    expect(String(takeConsoleErrors()[0]?.join(' '))).toContain('A broken panel');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All is well')).toBeTruthy();
    expect(screen.queryByText(ERROR)).toBeNull();
  });
});
