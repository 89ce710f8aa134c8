/** Creates the locks of a page: exclusive, first come, first served. `queues` are shared by the pages of a browser, `ended` is when the page ends. */
export function createLocks(
  queues = new Map<string, Promise<void>>(),
  ended: Promise<void> = new Promise(() => undefined),
) {
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
      const done = Promise.race([run({}), ended]).then(() => void queues.delete(name));
      queues.set(name, done);
      return done;
    },
  };
}
