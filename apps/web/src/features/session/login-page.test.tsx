import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithQueries } from '../../testing/render.tsx';
import { Page } from './login-page.tsx';

describe('the login page', () => {
  it('says what it is and leads back home', () => {
    renderWithQueries(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Login');
    expect(screen.getByText('Enter your credentials to access the admin dashboard')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});
