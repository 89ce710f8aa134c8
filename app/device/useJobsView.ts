import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { safeLocalStorage, useWindowWidth } from '@byline/design-system';
import { useState } from 'react';

const key = storageKeys.jobsView;

/** Layout of the list of jobs. */
export type JobsView = 'cards' | 'rows';

const views: readonly JobsView[] = ['cards', 'rows'];

// Narrower windows have no room for the columns of a row.
const rowsWindow = 768;

/**
 * Returns the layout of the list of jobs on this device, and a function that changes it. Until the user has chosen one, it is rows where
 * these fit.
 */
export function useJobsView(): readonly [JobsView, (view: JobsView) => void] {
  const [chosen, setChosen] = useState(() =>
    views.find((view) => view === safeLocalStorage.read(key)),
  );
  const hasRoom = useWindowWidth((width) => width >= rowsWindow);
  const change = (next: JobsView) => {
    safeLocalStorage.write(key, next);
    setChosen(next);
  };
  return [chosen ?? (hasRoom ? 'rows' : 'cards'), change];
}
