import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { safeLocalStorage } from '@byline/design-system';
import { useState } from 'react';

const key = storageKeys.jobsView;

/** Layout of the list of jobs. */
export type JobsView = 'cards' | 'rows';

/** Returns the layout of the list of jobs on this device, and a function that changes it. */
export function useJobsView(): readonly [JobsView, (view: JobsView) => void] {
  const [view, setView] = useState<JobsView>(() =>
    safeLocalStorage.read(key) === 'rows' ? 'rows' : 'cards',
  );
  const change = (next: JobsView) => {
    safeLocalStorage.write(key, next);
    setView(next);
  };
  return [view, change];
}
