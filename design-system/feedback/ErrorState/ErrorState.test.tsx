import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ErrorState } from './ErrorState.tsx';

test('is an alert that shows what failed', () => {
  renderInDesignSystem(<ErrorState title="The jobs could not be loaded." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The jobs could not be loaded.');
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button retries once at a time, and again after a failure', async () => {
  let fail: () => void = () => undefined;
  const onRetry = vi.fn(() => new Promise((_, reject) => (fail = () => reject(new Error()))));
  renderInDesignSystem(<ErrorState title="The jobs could not be loaded." onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trying again Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await act(async () => fail());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('the button stays on the page if onRetry throws', async () => {
  const onRetry = vi.fn(() => {
    throw new Error();
  });
  renderInDesignSystem(<ErrorState title="It failed." isCompact onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('has no heading if compact', () => {
  renderInDesignSystem(<ErrorState title="The wallet could not be loaded." isCompact />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('The wallet could not be loaded.');
});
