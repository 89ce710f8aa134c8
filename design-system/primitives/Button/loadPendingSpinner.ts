/** Brings the sign of a button that waits; whoever knows that one will soon wait calls it early. */
export const loadPendingSpinner = () => import('./PendingSpinner.tsx');
