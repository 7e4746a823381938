import { useCompileCache } from './compile-cache.ts';

useCompileCache();
const { serve } = await import('./serve.ts');
await serve();
