import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('a button link is a link that goes through the router', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<ButtonLink href="/jobs">Browse jobs</ButtonLink>, { navigate });
  const link = screen.getByRole('link', { name: 'Browse jobs' });
  expect(link).toHaveAttribute('href', '/jobs');
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/jobs', undefined);
});

test('a disabled button link does not navigate', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(
    <ButtonLink href="/jobs" isDisabled>
      Browse jobs
    </ButtonLink>,
    { navigate },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Browse jobs' }));
  expect(screen.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  expect(navigate).not.toHaveBeenCalled();
});
