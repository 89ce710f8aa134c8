import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

/** Creates a function that loads a component. The first calls fail, with these errors. */
const createLoad = (...lost: unknown[]) => {
  const load = vi.fn(() =>
    Promise.resolve({ default: ({ text }: { text: string }) => <p>{text}</p> }),
  );
  for (const error of lost) load.mockRejectedValueOnce(error);
  return load;
};
const failure = new TypeError('Failed to fetch dynamically imported module');

test('the page stays if the code of a part fails to load, and opening the part again loads it', async () => {
  const load = createLoad(failure, failure);
  const Part = lazyPart(load);
  const onLost = vi.fn();
  function Owner() {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      onLost();
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Suspense>{isOpen && <Part text="The part" onLost={close} />}</Suspense>
      </>
    );
  }
  render(<Owner />);
  const open = screen.getByRole('button', { name: 'Open' });
  for (const count of [1, 2]) {
    await userEvent.click(open);
    await waitFor(() => expect(onLost).toHaveBeenCalledTimes(count));
    expect(load).toHaveBeenCalledTimes(count);
    expect(screen.queryByText('The part')).toBeNull();
  }
  await userEvent.click(open);
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that failed to load renders its substitute, and rendering again does not load it again', async () => {
  const load = createLoad(failure);
  const Part = lazyPart(load, ({ text }) => <i>{text}</i>);
  const page = (text: string) => (
    <Suspense>
      <Part text={text} />
    </Suspense>
  );
  const { rerender } = render(page('One'));
  expect((await screen.findByText('One')).tagName).toBe('I');
  rerender(page('Two'));
  await act(async () => undefined);
  expect(screen.getByText('Two').tagName).toBe('I');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that has loaded is rendered at once when it is mounted again', async () => {
  const Part = lazyPart(createLoad());
  const first = render(<Part text="One" />, { wrapper: Suspense });
  expect(await screen.findByText('One')).toBeVisible();
  first.unmount();
  render(<Part text="Two" />, { wrapper: Suspense });
  expect(screen.getByText('Two')).toBeVisible();
});

test('a part whose code was loaded before is there at once', async () => {
  const Part = lazyPart(createLoad());
  Part.preload();
  await act(async () => undefined);
  render(
    <Suspense fallback="Loading">
      <Part text="The part" />
    </Suspense>,
  );
  expect(screen.getByText('The part')).toBeVisible();
});

test('a part that was rendered while its code loaded keeps its state when it is rendered again', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: () => <input aria-label="Name" /> }));
  const page = () => (
    <Suspense>
      <Part />
    </Suspense>
  );
  const { rerender } = render(page());
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Mia');
  Part.preload();
  await act(async () => undefined);
  rerender(page());
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
  expect(field).toHaveValue('Mia');
});
