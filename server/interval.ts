/** Work that runs repeatedly until it is stopped. */
export type RunningInterval = {
  /** Prevents further runs and waits for the current one. */
  stop(): Promise<void>;
};

/** Runs `work` every `delay` ms, never twice at the same time; an error is reported and the interval goes on. */
export function startInterval(
  delay: number,
  onError: (error: unknown) => void,
  work: () => Promise<void>,
): RunningInterval {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = setTimeout(run, delay);

  function run(): void {
    running = work()
      .catch(onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, delay);
      });
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
