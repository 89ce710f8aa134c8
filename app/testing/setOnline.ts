import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes the device online or offline. Undo with `vi.restoreAllMocks()`. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
