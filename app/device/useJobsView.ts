import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { safeLocalStorage } from '@byline/design-system';
import { useState } from 'react';

const key = storageKeys.jobsView;

/** Layout of the list of jobs. */
export type JobsView = 'cards' | 'rows';

const views: readonly JobsView[] = ['cards', 'rows'];

/** Returns the layout of the list of jobs on this device, rows by default, and a function that changes it. */
export function useJobsView(): readonly [JobsView, (view: JobsView) => void] {
  const [chosen, setChosen] = useState(() =>
    views.find((view) => view === safeLocalStorage.read(key)),
  );
  const change = (next: JobsView) => {
    safeLocalStorage.write(key, next);
    setChosen(next);
  };
  return [chosen ?? 'rows', change];
}
