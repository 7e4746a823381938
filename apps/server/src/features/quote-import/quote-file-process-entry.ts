import { flushCompileCache } from 'node:module';
import { useCompileCache } from '../../compile-cache.ts';

useCompileCache();
await import('./quote-file-tasks.ts');
// Whoever has no more files ends this process by a signal, after which nothing would be written.
flushCompileCache();
