import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';

// The module remembers whether a page was shown, so each test imports a fresh one.
/** Returns a function that creates the page of a path, as after the document was loaded. */
async function startVisit() {
  vi.resetModules();
  const { RouteTransition } = await import('./RouteTransition.tsx');
  return (path: string) => (
    <RouteTransition routeKey={path} data-testid="route">
      <h1>{path}</h1>
    </RouteTransition>
  );
}

function isAnimated(): boolean {
  return screen.getByTestId('route').hasAttribute('data-arriving');
}

test('every page of a visit is animated, except the first', async () => {
  const page = await startVisit();
  const { rerender } = renderInDesignSystem(page('/home'));
  expect(isAnimated()).toBe(false);
  const first = screen.getByTestId('route');
  rerender(page('/jobs'));
  expect(isAnimated()).toBe(true);
  expect(screen.getByTestId('route')).not.toBe(first);
  rerender(page('/home'));
  expect(isAnimated()).toBe(true);
});

test('the transition is an attribute of the document, zoom-fade by default', async () => {
  const page = await startVisit();
  renderInDesignSystem(page('/jobs'));
  expect(document.documentElement.dataset['routeTransition']).toBe('zoom-fade');
  preferencesStore.set({ routeTransition: 'none' });
  expect(document.documentElement.dataset['routeTransition']).toBe('none');
});
