import { useState } from 'react';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { isApiError } from '../../api/ApiError.ts';

/**
 * Returns a job as it was when a dialog opened, because the user agrees to what they have read, and a function to call with the error of a
 * request: after a conflict, the dialog shows the current job.
 */
export function useReadJob(job: JobDetail, isOpen: boolean) {
  const [read, setRead] = useState<JobDetail | null>(job);
  if (!isOpen && read !== job) setRead(job);
  const onError = (error: unknown) => {
    if (isApiError(error, 409)) setRead(null);
  };
  return [read ?? job, onError] as const;
}
