import { expect, test } from 'vitest';
import { earlyReads } from '../api/earlyResponses.ts';
import { withQuery } from '../api/client.ts';
import { paths } from '../paths.ts';
import { parseJobsFilter } from '../routes/jobs/jobsFilter.ts';

test('what is requested early for the list of jobs is what its page reads', () => {
  expect(earlyReads[paths.jobs]).toBe(
    withQuery('/api/jobs', parseJobsFilter(new URLSearchParams())),
  );
});
