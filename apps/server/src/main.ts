import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled once, the sources load from this cache: a start is then mostly reading files.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)));

const { serve } = await import('./serve.ts');
await serve();
