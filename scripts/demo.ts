// Serves a copy of the site in which every part has content, in a data folder of its own.
import { fileURLToPath } from 'node:url';
import { useCompileCache } from '../apps/server/src/compile-cache.ts';

useCompileCache();
process.env.DATA_DIR ||= fileURLToPath(new URL('../data-demo', import.meta.url));

const { serve } = await import('../apps/server/src/serve.ts');
const { addDemoContent } = await import('../apps/server/src/maintenance/demo-content.ts');
await serve({ firstContent: addDemoContent });
