import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../../design-system/testing/renderInDesignSystem.tsx';
import { ApiError } from '../../api/ApiError.ts';
import { Loaded } from './Loaded.tsx';

test.each([
  ['shows an error of the server', 503, 1],
  ['shows no error when the session has ended, because the sign-in page opens', 401, 0],
])('stale data stays and %s', (_title, status, alerts) => {
  const query = {
    data: 'Saved work',
    error: new ApiError(status, {}),
    isLoading: false,
    mutate: () => Promise.resolve(),
  };
  renderInDesignSystem(
    <Loaded query={query} errorTitle="Your work could not be loaded." skeleton="…">
      {(data) => data}
    </Loaded>,
  );
  expect(screen.getByText('Saved work')).toBeVisible();
  expect(screen.queryAllByText('Your work could not be loaded.')).toHaveLength(alerts);
});
