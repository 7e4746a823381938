/** Tasks for a script that misbehaves in some of them. */
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
  /** Takes a little memory at a time, so that the watching program gets the processor in between. */
  hoard() {
    const all: Buffer[] = [];
    setInterval(() => all.push(Buffer.alloc(2 ** 20, 1)), 1);
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
