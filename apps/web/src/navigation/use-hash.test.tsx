import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { useHash } from './use-hash.ts';

const renderHash = () => renderHook(() => useHash()).result;

beforeEach(() => window.history.replaceState(null, '', '/start'));

describe('the hash', () => {
  it('is empty on the server', () => {
    const Hash = () => JSON.stringify(useHash()[0]);
    expect(renderToString(<Hash />)).toBe('&quot;&quot;');
  });

  it('is empty where the address has none', () => {
    expect(renderHash().current[0]).toBe('');
  });

  it('is what follows # in the address', () => {
    window.history.replaceState(null, '', '/start#users');
    expect(renderHash().current[0]).toBe('users');
  });

  it('changes the address, and follows back and forward', async () => {
    const hash = renderHash();
    act(() => hash.current[1]('users'));
    await waitFor(() => expect(hash.current[0]).toBe('users'));
    expect(window.location.href).toMatch(/\/start#users$/);
    window.history.back();
    await waitFor(() => expect(hash.current[0]).toBe(''));
    window.history.forward();
    await waitFor(() => expect(hash.current[0]).toBe('users'));
  });
});
