import type { Plugin } from 'vite';

/** Marks modules of which a document's script has a copy of its own. */
const APART = '?apart';
/**
 * Scripts of documents. The only other entries there are the first scripts of the application's pages, which share
 * everything with it.
 */
const SCRIPT_OF_PAGE = /\/src\/pages\/(?![^/]+\/start\/)[^?]+\.ts$/;

/**
 * Gives the script of a document a copy of all its imports. In files shared with the application, every export that
 * only this script needs would make each page of the application larger.
 */
export function documentScripts(): Plugin {
  return {
    name: 'document-scripts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const isScript = SCRIPT_OF_PAGE.test(importer) && this.getModuleInfo(importer)?.isEntry;
      if (!isScript && !importer.endsWith(APART)) return null;
      const from = importer.replace(APART, '');
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + APART };
    },
  };
}
