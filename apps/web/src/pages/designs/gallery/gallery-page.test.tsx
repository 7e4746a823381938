import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { designs } from './designs.ts';
import { GalleryPage } from './gallery-page.tsx';

describe('the gallery', () => {
  it('says what it is and leads back', () => {
    render(<GalleryPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Website Redesign: Design Concepts',
    );
    screen.getByText('Fifteen different layout options');
    const back = screen.getByRole('link', { name: 'Return to Current Website' });
    expect(back.getAttribute('href')).toBe('/');
  });

  it('has a card for each design', () => {
    render(<GalleryPage />);
    expect(screen.getAllByRole('article')).toHaveLength(15);
    for (const { id, name, description, thumbnailLabel } of designs) {
      const card = within(screen.getByRole('article', { name }));
      card.getByText(`Design ${id}`);
      card.getByText(description);
      expect(card.getByRole('figure').textContent).toContain(thumbnailLabel);
      expect(card.getByRole('figure').querySelectorAll('path').length).toBeGreaterThan(1);
      const link = card.getByRole('link', { name: `View Design ${id}: ${name}` });
      expect(link.getAttribute('href')).toBe(`/design${id}`);
    }
  });
});
