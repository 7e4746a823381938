import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const currentHash = () => window.location.hash.slice(1);

/** The part of the address after `#`, and a way to change it that back and forward follow. */
export function useHash(): [hash: string, setHash: (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, currentHash, () => '');
  return [
    hash,
    (next) => {
      window.location.hash = next;
    },
  ];
}
