import { useState } from 'react';

/** A module that loads when the user is about to need it. */
export type LateModule<Module> = {
  /** Loads the module once. Rejects when it does not arrive. */
  load: () => Promise<Module>;
  /** Returns the module if it has loaded. */
  get: () => Module | undefined;
};

/** Creates a module that loads on demand and is then there without a delay. */
export function lateModule<Module>(importModule: () => Promise<Module>): LateModule<Module> {
  let loaded: Module | undefined;
  return {
    load: async () => (loaded ??= await importModule()),
    get: () => loaded,
  };
}

/**
 * Returns the module if it has loaded, and a function that loads it. If the module does not arrive, `onLost` is called, and the next
 * call tries again.
 */
export function useLateModule<Module>(late: LateModule<Module>, onLost?: () => void) {
  const [module, setModule] = useState(late.get);
  function preload(): void {
    if (module) return;
    late.load().then(
      (loaded) => setModule(() => loaded),
      () => onLost?.(),
    );
  }
  return { module, preload };
}
