import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console-watch.ts';
import { LazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Welcome, {name}</p>;
const unreachable = () => new Error('Failed to fetch dynamically imported module');

function Part({ load }: { readonly load: () => Promise<typeof Greeting> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Greeting
      </h1>
      <LazyPart
        load={load}
        props={{ name: 'Anna' }}
        loading={<p>Loading...</p>}
        failure="The greeting could not be loaded."
        focusAfter={heading}
      />
    </>
  );
}

describe('a part that is loaded later', () => {
  it('is announced, and gets what it shows', async () => {
    render(<Part load={async () => Greeting} />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(await screen.findByText('Welcome, Anna')).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('is asked for once more when it does not come', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
    render(<Part load={load.mockRejectedValueOnce(unreachable())} />);
    expect(await screen.findByText('Welcome, Anna')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says that it did not come, and comes when it is tried again', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
    load.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable());
    render(<Part load={load} />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The greeting could not be loaded.',
    );
    expect(takeConsoleErrors()).not.toEqual([]);
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    expect(await screen.findByText('Welcome, Anna')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Greeting' }));
  });

  it('leaves what stands around it when it fails, and is tried again', async () => {
    const fails = vi.fn(() => true);
    const Failing: typeof Greeting = (props) => {
      if (fails()) throw new Error('Oh no');
      return <Greeting {...props} />;
    };
    render(<Part load={async () => Failing} />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The greeting could not be loaded.',
    );
    expect(screen.getByRole('heading', { name: 'Greeting' })).toBeTruthy();
    expect(takeConsoleErrors()).not.toEqual([]);
    fails.mockReturnValue(false);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Welcome, Anna')).toBeTruthy();
  });
});
