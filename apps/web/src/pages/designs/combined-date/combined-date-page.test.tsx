import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { liveIn, passTime, stopClock } from '../../../testing/fake-time.ts';
import { CombinedDatePage } from './combined-date-page.tsx';

/** Labels and values of the section under a heading. */
function valuesOf(heading: string): [string | null, string | null | undefined][] {
  const section = screen.getByRole('region', { name: heading });
  return [...section.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ]);
}

const footer = () => screen.getByRole('contentinfo').textContent;

describe('the combined date', () => {
  it('shows the visitor’s day in every layout', () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-03-20T12:00:00Z');
    render(<CombinedDatePage renderedDay="2026-03-20" />);
    expect(valuesOf('Today')).toEqual([
      ['Gregorian date', 'March 21, 2026'],
      ['Badí date', '1 Bahá 183 B.E.'],
      ['Day of the week', 'Jalál'],
      ['Day', '1'],
      ['Month', 'Bahá'],
      ['Year', '183'],
    ]);
    expect(valuesOf('Current design')).toEqual([
      ['Gregorian Date', 'March 21, 2026'],
      ['Badí Date', '1 Bahá 183 B.E.'],
    ]);
    const columns = [
      ['Badí Day of the Week', 'Jalál'],
      ['Badí Date', '1 Bahá, 183 B.E.'],
      ['Gregorian Date', 'March 21, 2026'],
    ];
    expect(valuesOf('New three-column layout')).toEqual(columns);
    expect(valuesOf('Stacked layout')).toEqual(columns);
    const table = within(screen.getByRole('region', { name: 'Compact table' }));
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Jalál',
      '1 Bah, 183 B.E.',
      'March 21, 2026',
    ]);
  });

  it('follows the day and the year', async () => {
    liveIn('UTC');
    stopClock('2026-12-31T23:59:30Z');
    render(<CombinedDatePage renderedDay="2026-12-31" />);
    expect(footer()).toBe("© 2026 Bahá'í Friends");
    await passTime(60_000);
    expect(footer()).toBe("© 2027 Bahá'í Friends");
    expect(valuesOf('Today')[0]).toEqual(['Gregorian date', 'January 1, 2027']);
  });

  it('names Ayyám-i-Há, which is no month', () => {
    liveIn('UTC');
    stopClock('2026-02-26T12:00:00Z');
    render(<CombinedDatePage renderedDay="2026-02-26" />);
    expect(valuesOf('New three-column layout')[1]).toEqual(['Badí Date', '2 Ayyám-i-Há, 182 B.E.']);
    expect(screen.getByText('Ayy').getAttribute('title')).toBe('Ayyám-i-Há');
  });

  it('is rendered by the server with the server’s day', () => {
    stopClock('2030-01-01T12:00:00Z');
    const html = renderToString(<CombinedDatePage renderedDay="2026-03-21" />);
    expect(html).toContain('1 Bahá, 183 B.E.');
    expect(html).toContain('© 2026 Bahá');
    expect(html).not.toContain('2030');
  });

  it('notes what the main site does not show, and leads back', () => {
    liveIn('UTC');
    stopClock('2026-03-21T12:00:00Z');
    const { container } = render(<CombinedDatePage renderedDay="2026-03-21" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Combined Date Design Concept',
    );
    expect(container.querySelector('.note')?.textContent).toBe(
      'Note: the Badí day of the week is not shown on the main site.',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});
