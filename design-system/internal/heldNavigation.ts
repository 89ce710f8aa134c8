/** Runs the navigations of links. `LeaveGuard` replaces `run` while it may have to ask, so that pages without it load nothing of it. */
export const heldNavigation = { run: (go: () => void) => go() };
