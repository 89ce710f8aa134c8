/** Loads the spinner of a pending button. Call it early, before a button becomes pending. */
export const loadPendingSpinner = () => import('./PendingSpinner.tsx');
