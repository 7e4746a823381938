// Runs the server and the browser application so that a change in either shows at once.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tasks = [
  ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
  ['node_modules/vite/bin/vite.js', 'apps/web'],
];

const children = tasks.map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }),
);

function stopAll(): void {
  for (const child of children) child.kill();
}

for (const child of children) child.once('exit', stopAll);
process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);
process.stderr.write('Pages with hot reload: http://127.0.0.1:5173\n');
