import type { Plugin } from 'vite';

/**
 * Loads the styles of a chunk before the chunk. A style that cannot be had is no reason not to.
 * `__vitePreload` and its parameters are Vite's.
 */
const HELPER = `
const styles = {};
const loadStyle = (file) => styles[file] ??= new Promise((done) => {
  if (document.querySelector('link[rel=stylesheet][href="/' + file + '"]')) return done();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/' + file;
  link.onload = link.onerror = done;
  document.head.append(link);
});
export const __vitePreload = (load, files) =>
  files?.length ? Promise.all(files.map(loadStyle)).then(load) : load();
`;

/**
 * Dynamic imports without Vite's preloading of scripts, which would be half of the code around the
 * pages: the server knows which page it sends and preloads its scripts in the document.
 */
export function leanImports(): Plugin {
  return {
    name: 'lean-imports',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, scripts, { hostType }) =>
            hostType === 'html' ? scripts : [],
        },
      },
    }),
    transform: { filter: { id: /vite\/preload-helper/ }, handler: () => HELPER },
  };
}
