import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Banner } from './Banner.tsx';

test('is part of the page and not read out by itself', () => {
  renderInDesignSystem(<Banner title="Changes requested">Show the product first.</Banner>);
  expect(screen.getByText('Show the product first.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('one that appears is a status, or an alert where it is danger', () => {
  const { rerender } = renderInDesignSystem(<Banner isLive>You are offline.</Banner>);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  rerender(
    <Banner isLive tone="danger">
      The payment failed.
    </Banner>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The payment failed.');
});

test('can be put away only where the caller wants that', async () => {
  const onDismiss = vi.fn();
  const { rerender } = renderInDesignSystem(<Banner>Hello</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Banner onDismiss={onDismiss}>Hello</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
