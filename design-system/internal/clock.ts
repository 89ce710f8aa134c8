import { createContext } from 'react';

/** The function of the portal that returns the current time in ms since 1970; undefined for the clock of the device. */
export const ClockContext = createContext<(() => number) | undefined>(undefined);
