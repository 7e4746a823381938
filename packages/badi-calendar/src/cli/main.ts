#!/usr/bin/env node
// The program behind `npx badi-calendar`: the only file of the package that knows Node.
import process from 'node:process';
import { run } from './run.ts';

const { exitCode, text } = run(process.argv.slice(2));
const stream = exitCode === 0 ? process.stdout : process.stderr;
stream.write(text);
process.exitCode = exitCode;
