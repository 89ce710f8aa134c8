/** Creates a function that runs at most `max` tasks at once, in the order of the calls. */
export function createWorkQueue(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
