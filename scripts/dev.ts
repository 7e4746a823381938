// Serves the site from its sources: an edit in the browser application shows at once, and after one in
// the server `node --watch` starts this program again and the browser loads the page again.
import { useCompileCache } from '../apps/server/src/compile-cache.ts';

useCompileCache();

// A page loads hundreds of sources: a line of the log for each would hide the rest.
process.env.LOG_LEVEL ||= 'warn';

const { serve } = await import('../apps/server/src/serve.ts');
const { createViteWebApp } = await import('./vite-web-app.ts');
await serve({ loadWebApp: async () => createViteWebApp() });
