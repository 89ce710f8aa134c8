import { act } from '@testing-library/react';

/**
 * Lets real time pass in jsdom, in ms: for what must not happen, and for texts that are read after a delay. The timers of one event loop
 * run in their order, so that a busy machine delays those of the component and this one alike. Not for what a browser or a server does.
 */
export function passTime(ms: number): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
}
