import { existsSync, openSync, readSync } from 'node:fs';

// Loaded into a server process with --import: on each SIGUSR2 it prints for how long the process itself blocked its event loop
// since the previous SIGUSR2, in ms at the 99th percentile and at most, and for how long a fixed piece of work blocks it now. The time
// for which the thread waited for a processor does not count (on Linux, where the kernel reports it), since other programs
// cause it.
const interval = 5;
const schedule = '/proc/thread-self/schedstat';
const file = existsSync(schedule) ? openSync(schedule, 'r') : null;
const buffer = Buffer.alloc(100);

/** Returns for how long the thread has waited for a processor, in ms. */
function readWaited(): number {
  if (file === null) return 0;
  const length = readSync(file, buffer, 0, buffer.length, 0);
  // The fields are the times of running and of waiting, in ns, and the number of time slices.
  const [, waited] = buffer.toString('latin1', 0, length).split(' ');
  return Number(waited) / 1e6;
}

const readTime = () => ({ at: performance.now(), waited: readWaited() });

/** Returns the time since `start` without the wait for a processor, in ms. */
function measureSince(start: { at: number; waited: number }): number {
  const end = readTime();
  return end.at - start.at - (end.waited - start.waited);
}

// Parsing this text takes about 10 ms on a fast machine.
const text = JSON.stringify(Array.from({ length: 50_000 }, (_, index) => ({ id: index })));

/** Returns the median of five measurements of the fixed piece of work, in ms. */
function measureWork(): number {
  const times = Array.from({ length: 5 }, () => {
    const start = readTime();
    JSON.parse(text);
    return measureSince(start);
  });
  return times.toSorted((a, b) => a - b)[2] ?? 0;
}

let delays: number[] = [];
let last = readTime();
setInterval(() => {
  const blocked = measureSince(last) - interval;
  last = readTime();
  // Adds the delays of events that arrive once per interval while the loop is blocked, and wait for the rest of the time.
  for (let rest = Math.max(0, blocked); rest >= 0; rest -= interval) delays.push(rest);
}, interval).unref();

process.on('SIGUSR2', () => {
  const sorted = delays.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const report = { p99, max: sorted.at(-1) ?? 0, work: measureWork() };
  process.stdout.write(`loop delay ${JSON.stringify(report)}\n`);
  delays = [];
  last = readTime();
});
