/** Creates the locks of a browser with several tabs: exclusive, first come, first served. */
export function createLocks() {
  const queues = new Map<string, Promise<void>>();
  return {
    async request(
      name: string,
      { ifAvailable, signal }: LockOptions,
      run: (lock: object | null) => Promise<void> | undefined,
    ) {
      const holder = queues.get(name);
      if (holder && ifAvailable) return run(null);
      if (holder) {
        const aborted = new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        );
        await Promise.race([holder, aborted]);
      }
      const done = (run({}) ?? Promise.resolve()).then(() => void queues.delete(name));
      queues.set(name, done);
      return done;
    },
  };
}
