import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SCRIPT_LOAD_ERROR_ID } from '../../script-load-error.ts';
import { ScriptFallback } from './script-fallback.tsx';

const page = (
  <ScriptFallback>
    <p>Checking...</p>
  </ScriptFallback>
);

describe('a page that needs its script', () => {
  it('is rendered by the server with a hidden error', () => {
    document.body.innerHTML = renderToString(page);
    const message = document.getElementById(SCRIPT_LOAD_ERROR_ID);
    expect(message?.hidden).toBe(true);
    expect(message?.textContent).toContain('This page could not be shown.');
    expect(message?.previousElementSibling?.textContent).toBe('Checking...');
  });

  it('has no error once the script runs', () => {
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
    const container = document.getElementById('root') ?? undefined;
    render(page, { hydrate: true, ...(container && { container }) });
    expect(document.getElementById(SCRIPT_LOAD_ERROR_ID)).toBeNull();
    expect(screen.getByText('Checking...')).toBeTruthy();
  });
});
