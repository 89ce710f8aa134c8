import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { useTypedParam } from './useTypedParam.ts';

function Search() {
  const [text, setText] = useTypedParam('q');
  return (
    <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

/** Renders the field in a router whose address changes some time after it was asked to. */
function open(delayMs: number) {
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), delayMs));
  // An earlier test may have left another address.
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '/', element: <Search />, loader }], {
    hydrationData: { loaderData: { 0: null } },
  });
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return router;
}

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('text typed while the address is changing is not lost', async () => {
  const router = open(200);
  const field = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.type(field, 'hea');
  await pause(350);
  await userEvent.type(field, 'rth');
  await pause(250);
  expect(field).toHaveValue('hearth');
  await pause(600);
  expect(field).toHaveValue('hearth');
  expect(router.state.location.search).toBe('?q=hearth');
});

test('follows the address', async () => {
  const router = open(0);
  await userEvent.type(screen.getByRole('textbox'), 'hearth');
  await pause(400);
  await act(() => router.navigate('/?q=lumen'));
  expect(screen.getByRole('textbox')).toHaveValue('lumen');
  await act(() => router.navigate('/'));
  expect(screen.getByRole('textbox')).toHaveValue('');
});
