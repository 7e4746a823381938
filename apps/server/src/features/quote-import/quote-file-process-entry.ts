import { flushCompileCache } from 'node:module';
import { useCompileCache } from '../../compile-cache.ts';

useCompileCache();
await import('./quote-file-tasks.ts');
// The process is ended by a signal, after which nothing would be written.
flushCompileCache();
