import { act } from '@testing-library/react';

/**
 * Waits in jsdom, in ms, so that a test can see that nothing happens, or hear a text that is announced after a delay. This is safe on a
 * busy machine, because the component and the test share an event loop: an earlier timer of the component runs first. A browser and a
 * server have other event loops: wait for a state there.
 */
export function passTime(ms: number): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
}
