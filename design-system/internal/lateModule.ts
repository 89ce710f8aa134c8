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

/** Returns the module if it has loaded, and functions that load it. */
export function useLateModule<Module>(late: LateModule<Module>) {
  const [module, setModule] = useState(late.get);
  const load = async () => {
    const loaded = await late.load();
    setModule(() => loaded);
  };
  return {
    module,
    load,
    /** Loads the module for later use. A failure matters only when it is needed, which tries again. */
    preload: () => void (module ?? load().catch(() => undefined)),
  };
}
