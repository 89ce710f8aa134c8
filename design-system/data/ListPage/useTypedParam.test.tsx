import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useTypedParam } from './useTypedParam.ts';

const debounceMs = 300;

/** Renders a field for the parameter `q` of the address. */
function Search() {
  const [text, setText] = useTypedParam('q');
  return (
    <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

const getField = () => screen.getByRole('textbox', { name: 'Search' });

// Dispatches the event itself, because the user library would wait for one of the fake timers.
const type = (value: string) => fireEvent.change(getField(), { target: { value } });

/** Lets the pause after typing pass, after which the address changes. */
const pause = () => act(() => void vi.advanceTimersByTime(debounceMs));

/** Renders the field in a router whose address changes only with `finishLoading`. */
function open() {
  let loading = Promise.withResolvers<null>();
  // An earlier test may have left another address.
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter(
    [{ path: '/', element: <Search />, loader: () => loading.promise }],
    { hydrationData: { loaderData: { 0: null } } },
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  const finishLoading = () =>
    act(async () => {
      loading.resolve(null);
      await expect.poll(() => router.state.navigation.state).toBe('idle');
      loading = Promise.withResolvers();
    });
  return { router, finishLoading };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('text typed while the address is changing is not lost', async () => {
  const { router, finishLoading } = open();
  type('hea');
  pause();
  expect(router.state.navigation.location?.search).toBe('?q=hea');
  type('hearth');
  await finishLoading();
  expect(router.state.location.search).toBe('?q=hea');
  expect(getField()).toHaveValue('hearth');
  pause();
  await finishLoading();
  expect(getField()).toHaveValue('hearth');
  expect(router.state.location.search).toBe('?q=hearth');
});

test('the field follows the address', async () => {
  const { router, finishLoading } = open();
  type('hearth');
  pause();
  await finishLoading();
  expect(router.state.location.search).toBe('?q=hearth');
  for (const [address, text] of [
    ['/?q=lumen', 'lumen'],
    ['/', ''],
  ] as const) {
    act(() => void router.navigate(address));
    await finishLoading();
    expect(getField()).toHaveValue(text);
  }
});
