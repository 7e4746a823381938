import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithQueries } from '../../../testing/render.tsx';
import { WelcomeCard } from './welcome-card.tsx';

describe('the welcome card', () => {
  it('names the page and says what it is for', () => {
    renderWithQueries(<WelcomeCard />);
    expect(screen.getByRole('region', { name: "Bahá'í Friends" })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Bahá'í Friends");
    expect(screen.getByRole('paragraph').textContent).toBe(
      "A space for everyone to learn and feel inspired by all things Bahá'í.",
    );
  });

  it('leads to the official website in a new tab', () => {
    renderWithQueries(<WelcomeCard />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(
      "Visit the official website of the Bahá'í Faith (opens in a new tab)",
    );
    expect(link.getAttribute('href')).toBe('https://www.bahai.org');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });
});
