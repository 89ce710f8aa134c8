import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Takes the device online or offline, until the end of the test. */
export function setOnline(isOnline: boolean): void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const notify = (type: 'online' | 'offline') =>
    act(() => void window.dispatchEvent(new Event(type)));
  notify(isOnline ? 'online' : 'offline');
  // SWR remembers that the device is offline, and would read nothing in the tests after this one.
  onTestFinished(() => {
    online.mockRestore();
    notify('online');
  });
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
