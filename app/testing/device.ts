import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Takes the device online or offline. Undo with `vi.restoreAllMocks()`. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** Sets the width of the window in px until the end of the test. */
export function setWindowWidth(width: number): void {
  const { innerWidth } = window;
  onTestFinished(() => {
    window.innerWidth = innerWidth;
  });
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}
