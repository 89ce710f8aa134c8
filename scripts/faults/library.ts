import type { Fault } from './fault.ts';

export const libraryFaults: Fault[] = [];
