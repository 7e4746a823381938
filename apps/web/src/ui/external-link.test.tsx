import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExternalLink, isWebAddress } from './external-link.tsx';

describe('a link to another site', () => {
  it('opens in a new tab without a handle on this one, and says so', () => {
    render(
      <ExternalLink href="https://a.b" className="button">
        Elsewhere
      </ExternalLink>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.className).toBe('button');
    expect(link.textContent).toBe('Elsewhere (opens in a new tab)');
    expect(link.lastElementChild?.className).toBe('sr-only');
  });

  it('says no more than its accessible name where it has one', () => {
    render(
      <ExternalLink href="https://a.b" aria-label="Visit our X page">
        X
      </ExternalLink>,
    );
    expect(screen.getByRole('link', { name: 'Visit our X page' }).textContent).toBe('X');
  });
});

describe('a web address', () => {
  it.each(['https://a.b', 'http://a.b/c?d#e', 'HTTP://A.B'])('is %s', (url) => {
    expect(isWebAddress(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)//http://a.b',
    'data:text/html,https://a.b',
    ' https://a.b',
    '\nhttps://a.b',
    'https:a.b',
    '//a.b',
    '/a',
    '',
  ])('is not %j', (url) => {
    expect(isWebAddress(url)).toBe(false);
  });
});
