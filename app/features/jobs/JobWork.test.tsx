import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import { exampleJob, exampleTask } from '../../testing/examples.ts';
import { JobWork } from './JobWork.tsx';

afterEach(() => vi.restoreAllMocks());

test('the work of several tasks is summed by kind, also in Safari 16', () => {
  vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new TypeError('Map.groupBy is not a function');
  });
  const job = exampleJob({
    tasks: [
      exampleTask(),
      exampleTask({ id: 'task-2', content_type: 'reel' }),
      exampleTask({ id: 'task-3', quantity: 2 }),
    ],
  });
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <JobWork job={job} />
    </IntlProvider>,
  );
  expect(container).toHaveTextContent(/^3 videos, 1 reel$/);
});
