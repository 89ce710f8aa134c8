import { useEffect, useLayoutEffect } from 'react';

/** Runs an effect before the browser paints; on a server, where React warns of layout effects, it does nothing. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
