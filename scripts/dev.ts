// Serves the site from its sources: an edit in the browser application shows at once, and after one in
// the server `node --watch` starts this program again and the browser loads the page again.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));

const { serve } = await import('../apps/server/src/serve.ts');
const { createViteWebApp } = await import('./vite-web-app.ts');
await serve({ loadWebApp: async () => createViteWebApp() });
