import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';

test('the skip link is focused first and moves the focus to the content', async () => {
  renderInDesignSystem(
    <>
      <SkipLink />
      <a href="/jobs">Jobs</a>
      <main id={mainId} tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  await userEvent.click(link);
  expect(screen.getByRole('main')).toHaveFocus();
});
