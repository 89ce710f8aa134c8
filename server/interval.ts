/** Work that is done again and again until it is stopped. */
export type Repeated = { stop(): Promise<void> };

/** Does `work` every `interval` ms, never twice at once; a failure is told and work goes on. */
export function repeat(
  interval: number,
  onFailure: (error: unknown) => void,
  work: () => Promise<void>,
): Repeated {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = setTimeout(run, interval);

  function run(): void {
    running = work()
      .catch(onFailure)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, interval);
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
