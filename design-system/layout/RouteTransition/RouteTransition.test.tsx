import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';

// A visit begins with the module: each test has one of its own, whatever others drew before on this page.
async function newVisit() {
  vi.resetModules();
  const { RouteTransition } = await import('./RouteTransition.tsx');
  return (path: string) => (
    <RouteTransition routeKey={path} data-testid="route">
      <h1>{path}</h1>
    </RouteTransition>
  );
}

function isArriving(): boolean {
  return screen.getByTestId('route').hasAttribute('data-arriving');
}

test('the first page of a visit is simply there, each further one arrives', async () => {
  const page = await newVisit();
  const { rerender } = renderInDesignSystem(page('/home'));
  expect(isArriving()).toBe(false);
  const first = screen.getByTestId('route');
  rerender(page('/jobs'));
  expect(isArriving()).toBe(true);
  expect(screen.getByTestId('route')).not.toBe(first);
  rerender(page('/home'));
  expect(isArriving()).toBe(true);
});

test('the way of arriving is an attribute of the document, zoom-fade at first', async () => {
  const page = await newVisit();
  renderInDesignSystem(page('/jobs'));
  expect(document.documentElement.dataset['routeTransition']).toBe('zoom-fade');
  preferencesStore.set({ routeTransition: 'none' });
  expect(document.documentElement.dataset['routeTransition']).toBe('none');
});
