import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderInEnglish } from '../testing/renderInEnglish.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const ofMissingCode = 'This page could not be loaded. A new version may be available.';
const ofBrokenPage = 'This page stopped working because of a problem on our side.';

test.each([
  ['missing code', 'Failed to fetch dynamically imported module: https://x/a.js', ofMissingCode],
  ['a page', 'undefined is not an object', ofBrokenPage],
])('an error of %s has its text', (_origin, message, text) => {
  renderInEnglish(
    <MemoryRouter>
      <ErrorPage error={new TypeError(message)} />
    </MemoryRouter>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
