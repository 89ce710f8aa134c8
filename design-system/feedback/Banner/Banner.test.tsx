import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Banner } from './Banner.tsx';

test('a banner is not announced by default', () => {
  renderInDesignSystem(<Banner title="Changes requested">Show the product first.</Banner>);
  expect(screen.getByText('Show the product first.')).toBeVisible();
  expect(getAnnounced()).toEqual([]);
});

test('a live banner is announced; with the tone danger it is an alert', () => {
  const { rerender } = renderInDesignSystem(<Banner isLive>You are offline.</Banner>);
  expect(getAnnounced()).toEqual(['You are offline.']);
  rerender(
    <Banner isLive tone="danger">
      The payment failed.
    </Banner>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The payment failed.');
});

test('can be dismissed only with onDismiss', async () => {
  const onDismiss = vi.fn();
  const { rerender } = renderInDesignSystem(<Banner>Hello</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Banner onDismiss={onDismiss}>Hello</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
