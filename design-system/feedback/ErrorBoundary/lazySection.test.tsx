import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { lazySection } from './lazySection.tsx';

type Props = { text: string };

const failure = new TypeError('Failed to fetch dynamically imported module');
const skeleton = <p>Placeholder</p>;

/** Shows a page with a section whose code fails to load as often as given. */
function show(failures: number, Section: ComponentType<Props> = ({ text }) => <p>{text}</p>) {
  const load = vi.fn(() => Promise.resolve({ default: Section }));
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(failure);
  const Lazy = lazySection(load);
  renderInDesignSystem(
    <StrictMode>
      <p>The rest</p>
      <Lazy text="The section" skeleton={skeleton} />
    </StrictMode>,
  );
  return load;
}

const lost = 'This section could not be loaded.';
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a placeholder is shown until the code has arrived', async () => {
  show(0);
  expect(screen.getByText('Placeholder')).toBeVisible();
  expect(await screen.findByText('The section')).toBeVisible();
  expect(screen.queryByText('Placeholder')).toBeNull();
});

test('code that did not arrive is loaded again on demand, and the rest of the page stays', async () => {
  const load = show(1);
  expect(await screen.findByText(lost)).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  await retry();
  expect(await screen.findByText('The section')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a reload is offered, because a new version may have replaced the code, and the pressed button keeps the focus', async () => {
  show(2);
  await screen.findByText(lost);
  await retry();
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await retry();
  expect(await screen.findByText('The section')).toBeVisible();
});

test('offline, no reload is offered', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(2);
  await screen.findByText(lost);
  await retry();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
});

test('a section that throws can be rendered again, and the rest of the page stays', async () => {
  let isBroken = true;
  show(0, ({ text }) => {
    if (isBroken) throw new Error('broken');
    return <p>{text}</p>;
  });
  expect(await screen.findByText(lost)).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  isBroken = false;
  await retry();
  expect(await screen.findByText('The section')).toBeVisible();
});

test('a section receives its own props only', async () => {
  show(0, (props) => <p>{Object.keys(props).join()}</p>);
  expect(await screen.findByText('text')).toBeVisible();
});

test('a section whose code was loaded before is there at once', async () => {
  const Lazy = lazySection(() => Promise.resolve({ default: () => <p>The section</p> }));
  Lazy.preload();
  await act(async () => undefined);
  renderInDesignSystem(<Lazy skeleton={skeleton} />);
  expect(screen.getByText('The section')).toBeVisible();
});
