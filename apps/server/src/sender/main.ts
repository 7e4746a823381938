import { requireNode } from '../node-version.ts';

requireNode();
const { useCompileCache } = await import('../compile-cache.ts');
useCompileCache();
await import('./run-sender.ts');
