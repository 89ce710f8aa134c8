import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { HiddenUntilLoaded, Loaded, type Query } from './Loaded.tsx';

type Names = readonly string[];

const loaded: Query<Names> = {
  data: ['Anna Weber'],
  error: undefined,
  isLoading: false,
  reload: () => undefined,
};
const loading: Query<Names> = { ...loaded, data: undefined, isLoading: true };
const failed: Query<Names> = {
  ...loaded,
  data: undefined,
  error: new Error('503'),
  errorText: 'Reason: 503',
};

const renderNames = (query: Query<Names>) => (
  <Loaded
    query={query}
    errorTitle="The names could not be loaded."
    skeleton="Placeholder"
    isEmpty={(names) => names.length === 0}
    empty="No names yet"
  >
    {(names) => names.join()}
  </Loaded>
);

test('a placeholder is replaced by the data, and loading is announced', async () => {
  const { rerender } = renderInDesignSystem(renderNames(loading));
  expect(screen.getByText('Placeholder')).toHaveAttribute('aria-busy', 'true');
  await expect.poll(getAnnounced).toEqual(['Loading…']);
  rerender(renderNames(loaded));
  expect(screen.getByText('Anna Weber')).toBeVisible();
  expect(screen.queryByText('Placeholder')).toBeNull();
});

test('without data, an error replaces the content, with its reason and a button that tries again', async () => {
  const reload = vi.fn();
  const { rerender } = renderInDesignSystem(renderNames({ ...failed, reload }));
  const error = screen.getByRole('alert');
  expect(error).toHaveTextContent('The names could not be loaded.');
  expect(error).toHaveTextContent('Reason: 503');
  expect(screen.queryByText('Placeholder')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledExactlyOnceWith();
  rerender(renderNames(loaded));
  expect(screen.getByText('Anna Weber')).toBeVisible();
});

test('previous data stay below an error', () => {
  const { rerender } = renderInDesignSystem(renderNames(loaded));
  const content = screen.getByText('Anna Weber');
  rerender(renderNames({ ...failed, data: loaded.data }));
  // The same element: an open menu or the focus inside is not lost.
  expect(screen.getByText('Anna Weber')).toBe(content);
  const error = screen.getByRole('alert');
  expect(error).toHaveTextContent('The names could not be loaded.');
  expect(error).not.toHaveTextContent('Reason');
  expect(error.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('previous data stay, marked as busy, while others load', () => {
  renderInDesignSystem(renderNames({ ...loaded, isLoading: true }));
  expect(screen.getByText('Anna Weber')).toHaveAttribute('aria-busy', 'true');
});

test.each([null, undefined])('the error %j is none', (error) => {
  renderInDesignSystem(renderNames({ ...loading, error }));
  expect(screen.getByText('Placeholder')).toBeVisible();
});

test('empty data have their own content', () => {
  renderInDesignSystem(renderNames({ ...loaded, data: [] }));
  expect(screen.getByText('No names yet')).toBeVisible();
});

test('while the device is offline, the error asks to connect it', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInDesignSystem(renderNames(failed));
  const error = screen.getByRole('alert');
  expect(error).toHaveTextContent('Your device is offline. Try again when it is connected.');
  expect(error).not.toHaveTextContent('Reason');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(error).toHaveTextContent('Reason: 503');
  onLine.mockRestore();
});

test('content below is hidden until all requests above have loaded or failed', () => {
  const renderBelow = (...above: Query<Names>[]) => (
    <HiddenUntilLoaded above={above}>Below</HiddenUntilLoaded>
  );
  const { rerender } = renderInDesignSystem(renderBelow(loading, loading));
  const below = screen.getByText('Below');
  expect(below).not.toBeVisible();
  rerender(renderBelow(loaded, loading));
  expect(below).not.toBeVisible();
  rerender(renderBelow(loaded, failed));
  expect(below).toBeVisible();
  // Previous data are shown meanwhile.
  rerender(renderBelow({ ...loaded, isLoading: true }));
  expect(below).toBeVisible();
});
