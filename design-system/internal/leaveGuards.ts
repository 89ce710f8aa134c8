import { createContext } from 'react';
import { heldNavigation } from './heldNavigation.ts';

/** Asks the user before `leave` runs and returns true, or returns false if there is nothing to ask. */
export type LeaveGuard = (leave: () => void) => boolean;

/** The guards of a page or of a dialog. */
export type LeaveGuards = Set<LeaveGuard>;

/** The guards of all forms on the page. */
const pageGuards: LeaveGuards = new Set();

/** The guards of the forms in the dialog around; null outside a dialog. */
export const DialogGuards = createContext<LeaveGuards | null>(null);

/** Runs `leave` now or, if a guard asks the user first, after the user has confirmed. */
export function leaveWith(guards: LeaveGuards, leave: () => void): void {
  for (const guard of guards) if (guard(leave)) return;
  leave();
}

/** Whether the user has chosen to leave the page. Until the next input, no guard asks again. */
export const leaving = { isAllowed: false };

/** Adds a guard that holds the links of the page. Returns the function that removes it. */
export function addPageGuard(guard: LeaveGuard): () => void {
  pageGuards.add(guard);
  heldNavigation.run = (go) => leaveWith(pageGuards, go);
  return () => pageGuards.delete(guard);
}
