import { flushCompileCache } from 'node:module';
import { useCompileCache } from '../../compile-cache.ts';

useCompileCache();
await import('./backup-tasks.ts');
// A signal ends this process, after which nothing would be written.
flushCompileCache();
