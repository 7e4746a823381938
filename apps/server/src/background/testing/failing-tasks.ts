/** What a script may do with a task, good or bad. */
export type OddTask = { readonly kind: keyof typeof tasks };

const answer = () => process.send?.({ process: process.pid, environment: process.env });

const tasks = {
  answer,
  parts() {
    for (const part of [1, 2, 3]) process.send?.({ part });
    answer();
  },
  loop() {
    for (;;);
  },
  fill() {
    for (const all: number[] = []; ; ) all.push(1.5);
  },
  throw() {
    throw new TypeError('broken');
  },
  exit: () => process.exit(),
  exitLater() {
    answer();
    setImmediate(tasks.exit);
  },
};

process.on('message', ({ kind }: OddTask) => void tasks[kind]());
