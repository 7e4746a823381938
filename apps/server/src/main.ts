import { requireNode } from './node-version.ts';

requireNode();
const { useCompileCache } = await import('./compile-cache.ts');
useCompileCache();
const { serve } = await import('./serve.ts');
await serve();
