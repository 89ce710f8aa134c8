import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from './createListeners.ts';
import type { VirtualCode } from './virtualCode.ts';

const { notify, subscribe } = createListeners();
let code: VirtualCode | null = null;

/** Loads the code of virtual lists. Tries again after this number of ms if it does not arrive. */
const retryMs = 3000;

function load(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNeeded = true;
  import('./lateVirtualCode.ts').then(
    ({ virtualCode }) => {
      code = virtualCode;
      notify();
    },
    () => {
      if (isNeeded) timer = setTimeout(() => (stop = load()), retryMs);
    },
  );
  let stop = () => clearTimeout(timer);
  return () => {
    isNeeded = false;
    stop();
  };
}

/** Returns the code of virtual lists, null until it is loaded: as on a server, so that hydration matches. */
export function useVirtualCode(isNeeded: boolean): VirtualCode | null {
  const loaded = useSyncExternalStore(
    subscribe,
    () => code,
    () => null,
  );
  useEffect(() => (isNeeded && code === null ? load() : undefined), [isNeeded]);
  return loaded;
}
