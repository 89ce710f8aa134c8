import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let problem: unknown;

function Content() {
  if (problem !== undefined) throw problem as Error;
  return <p>The content</p>;
}

const getPage = (path: string) => (
  <ErrorBoundary
    resetKey={path}
    fallback={(error, retry) => (
      <button type="button" onClick={retry}>
        {error.message}
      </button>
    )}
  >
    <Content />
  </ErrorBoundary>
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  problem = undefined;
  vi.restoreAllMocks();
});

test.each([
  ['an error', new Error('broken'), 'broken'],
  ['a text', 'broken', 'broken'],
  ['null', null, 'null'],
])('%s that the children throw is shown until they are rendered again', async (_, thrown, text) => {
  problem = thrown;
  renderInDesignSystem(getPage('/a'));
  const button = screen.getByRole('button', { name: text });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: text })).toBeVisible();
  problem = undefined;
  await userEvent.click(screen.getByRole('button', { name: text }));
  expect(screen.getByText('The content')).toBeVisible();
});

test('another path renders the children again', () => {
  problem = new Error('broken');
  const { rerender } = renderInDesignSystem(getPage('/a'));
  problem = undefined;
  rerender(getPage('/a'));
  expect(screen.getByRole('button', { name: 'broken' })).toBeVisible();
  rerender(getPage('/b'));
  expect(screen.getByText('The content')).toBeVisible();
});
