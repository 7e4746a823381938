import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText, oneOf, useAddressState, wholeNumber } from './address-state.ts';
import { navigate } from './navigation.ts';
import { useHash } from './use-hash.ts';

const FIELDS = {
  status: oneOf(['all', 'past'], 'all'),
  page: wholeNumber(1, 1000, 1),
  upload: wholeNumber(1, 1000, undefined),
  q: anyText(20),
};
const ABSENT = { status: 'all', page: 1, upload: undefined, q: '' };

function open(address: string) {
  navigate(address, { replace: true });
  const { result } = renderHook(() => {
    const [place, goTo] = useHash();
    const [values, change] = useAddressState('list/all', FIELDS);
    return { place, goTo, values, change };
  });
  return {
    values: () => result.current.values,
    place: () => result.current.place,
    change: (...args: Parameters<typeof result.current.change>) =>
      act(() => result.current.change(...args)),
    goTo: (place: string) => act(() => result.current.goTo(place)),
  };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const settled = (expected: string) => waitFor(() => expect(address()).toBe(expected));

beforeEach(() => window.history.pushState(null, '', '/start'));

describe('values in the address', () => {
  it('are absent on the server', () => {
    const Values = () => JSON.stringify(useAddressState('list/all', FIELDS)[0].page);
    expect(renderToString(<Values />)).toBe('1');
  });

  it.each([
    ['', ABSENT],
    ['?status=past&page=3&upload=7&q=b%26w+d', { status: 'past', page: 3, upload: 7, q: 'b&w d' }],
    ['?status=gone&page=0&upload=x&other=1', ABSENT],
    ['?page=1e3&upload=-7&status=', ABSENT],
    ['?page=2.5&upload=1001&q=%E0%A4%A&&==', { ...ABSENT, q: '\ufffd%A' }],
    [`?q=${'a'.repeat(30)}`, { ...ABSENT, q: 'a'.repeat(20) }],
  ])('are read from %s, wrong ones as none', (query, expected) => {
    expect(open(`/start#list/all${query}`).values()).toEqual(expected);
  });

  it('are those of another place only when that is shown', () => {
    expect(open('/start#list?page=3').values()).toEqual(ABSENT);
  });

  it('leave no trace where they are absent', async () => {
    const { values, change } = open('/start#list/all?page=3&status=past');
    change({ page: 1, q: 'kind word' });
    expect(values()).toEqual({ ...ABSENT, status: 'past', q: 'kind word' });
    await settled('/start#list/all?status=past&q=kind+word');
    change({ status: 'all', q: '' });
    await settled('/start#list/all');
  });

  it('are followed back and forward, a replaced one not', async () => {
    const { values, change } = open('/start#list/all');
    change({ page: 2 });
    await settled('/start#list/all?page=2');
    change({ q: 'a' }, 'replace');
    await settled('/start#list/all?page=2&q=a');
    window.history.back();
    await waitFor(() => expect(values()).toEqual(ABSENT));
    window.history.forward();
    await waitFor(() => expect(values()).toEqual({ ...ABSENT, page: 2, q: 'a' }));
  });

  it('come into the history once for changes that follow each other fast', async () => {
    const { change } = open('/start#list/all');
    const { length } = window.history;
    change({ q: 'a' }, 'push');
    change({ q: 'ab' }, 'replace');
    change({ q: 'abc' }, 'replace');
    expect(address()).toBe('/start#list/all');
    await settled('/start#list/all?q=abc');
    expect(window.history.length).toBe(length + 1);
  });

  it('wait for their place, and go with it when the page is left', async () => {
    const { values, place, change, goTo } = open('/start#list/all');
    change({ page: 2 });
    goTo('users');
    await waitFor(() => expect(place()).toBe('users'));
    expect(address()).toBe('/start#users');
    expect(values().page).toBe(2);
    goTo('list/all');
    await settled('/start#list/all?page=2');
    goTo('users');
    window.history.back();
    await settled('/start#list/all?page=2');
  });
});
