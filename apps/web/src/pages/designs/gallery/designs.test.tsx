import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockupContent } from '../mockups/mockup-content.ts';
import { MockupPage } from '../mockups/mockup-page.tsx';
import { designs } from './designs.ts';

const NAMES = [
  'Sidebar Layout',
  'Glassmorphism',
  'Curved Header',
  'Soft Circles',
  'Framed Layout',
  'Diagonal Cut',
  'Modern Minimal',
  'Side Border',
  'Grid Layout',
  'Yellow Layers',
  'Yellow Gradient Cards',
  'Bold Yellow Blocks',
  'Curved Header Standard',
  'Diagonal Standard',
  'Modern Yellow',
];

describe('the designs', () => {
  it('are fifteen, in the order of the gallery', () => {
    expect(designs.map(({ name }) => name)).toEqual(NAMES);
    expect(designs.map(({ id }) => id)).toEqual(NAMES.map((_, index) => index + 1));
  });

  it('have each a style sheet, a description and a label of their own', () => {
    const sheets = Object.keys(import.meta.glob('../layouts/*.css'));
    const used = designs.map(({ stylesheet }) => `../layouts/${stylesheet}`);
    expect(used.toSorted()).toEqual(sheets.toSorted());
    for (const key of ['description', 'thumbnailLabel'] as const) {
      expect(new Set(designs.map((design) => design[key])).size).toBe(NAMES.length);
    }
  });
});

describe.each(designs)('design $id, $name', (design) => {
  it('shows every part of the content once', () => {
    const { container } = render(<MockupPage design={design} />);
    const headings = [...container.querySelectorAll('h1, h2, h3')];
    expect(headings[0]?.textContent).toBe(mockupContent.name);
    expect(headings.map(({ textContent }) => textContent).toSorted()).toEqual([
      "Bahá'í Friends",
      'Connect With Us',
      "Today's Date",
      "Today's Quote",
    ]);
    expect(container.querySelectorAll('.star')).toHaveLength(1);
    screen.getByText(mockupContent.tagline);
    const date = within(screen.getByRole('region', { name: "Today's Date" }));
    expect(date.getByRole('time').getAttribute('datetime')).toBe('2025-04-10');
    expect(date.getByRole('time').textContent).toBe('April 10, 2025');
    date.getByText('19 Bahá, Year 182');
    expect(screen.getByRole('contentinfo').textContent).toContain("© 2025 Bahá'í Friends");
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('leads back first, and last to the website', () => {
    render(<MockupPage design={design} />);
    const links = screen.getAllByRole('link');
    expect(links[0]?.textContent).toBe('Back to Designs');
    expect(links[0]?.getAttribute('href')).toBe('/designs');
    expect(links.at(-1)?.getAttribute('href')).toBe('/');
    expect(links).toHaveLength(1 + 1 + mockupContent.networks.length + 1);
  });
});
