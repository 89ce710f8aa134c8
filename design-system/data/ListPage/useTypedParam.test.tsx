import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowRouter } from '../../testing/createSlowRouter.ts';
import { MemoryAddress } from '../../testing/MemoryAddress.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { useAddress } from './useQueryParams.ts';
import { useTypedParam } from './useTypedParam.ts';

const debounceMs = 300;

/** Renders a field for the parameter `q` of the address, and links to other addresses. */
function Search() {
  const [text, setText] = useTypedParam('q');
  const { navigate, search } = useAddress();
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      {['?q=lumen', '?sort=due'].map((path) => (
        <button key={path} type="button" onClick={() => navigate(path)}>
          {path}
        </button>
      ))}
      <output>{search}</output>
    </>
  );
}

const getField = () => screen.getByRole('textbox', { name: 'Search' });

// Dispatches the event itself, because the user library would wait for one of the fake timers.
const type = (value: string) => fireEvent.change(getField(), { target: { value } });

/** Lets the pause after typing pass, after which the address changes. */
const pause = () => act(() => void vi.advanceTimersByTime(debounceMs));

const expectAddress = (search: string) =>
  expect(screen.getByRole('status').textContent).toBe(search);

function open(initialSearch = '') {
  const router = createSlowRouter();
  const onNavigate = vi.fn(router.onNavigate);
  renderInDesignSystem(
    <MemoryAddress initialSearch={initialSearch} onNavigate={onNavigate}>
      <Search />
    </MemoryAddress>,
  );
  return { ...router, onNavigate };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a typed text is in the address after a pause, without an entry for the Back button', async () => {
  const { onNavigate, finish } = open('?sort=due&page=3');
  type('hea');
  act(() => void vi.advanceTimersByTime(debounceMs - 1));
  type(' hearth ');
  act(() => void vi.advanceTimersByTime(debounceMs - 1));
  expect(onNavigate).not.toHaveBeenCalled();
  pause();
  expect(onNavigate.mock.calls).toEqual([['?sort=due&q=hearth', { replace: true }]]);
  await finish();
  expectAddress('?sort=due&q=hearth');
  expect(getField()).toHaveValue(' hearth ');
});

test('text typed while the address is changing is not lost', async () => {
  const { requested, finish } = open();
  type('hea');
  pause();
  expect(requested).toEqual(['?q=hea']);
  type('hearth');
  await finish();
  expectAddress('?q=hea');
  expect(getField()).toHaveValue('hearth');
  pause();
  await finish();
  expect(getField()).toHaveValue('hearth');
  expectAddress('?q=hearth');
});

test('the field follows the address', async () => {
  const { finish } = open();
  type('hearth');
  pause();
  await finish();
  for (const [path, text] of [
    ['?q=lumen', 'lumen'],
    ['?sort=due', ''],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: path }));
    await finish();
    expectAddress(path);
    expect(getField()).toHaveValue(text);
  }
});

test('a text that is not sent yet is not written into the address to which Back leads', async () => {
  const { requested, finish } = open();
  type('hea');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  pause();
  await finish();
  expect(requested).toEqual([]);
  expect(getField()).toHaveValue('');
});

test('a text whose navigation was refused stays in the field, and the next one is sent', async () => {
  const { requested, finish } = open();
  type('hearth');
  pause();
  await finish(false);
  expect(getField()).toHaveValue('hearth');
  type('hearths');
  pause();
  await finish();
  expectAddress('?q=hearths');
  expect(requested).toEqual(['?q=hearth', '?q=hearths']);
});

test('a removed text is removed from the address', async () => {
  const { finish } = open('?q=hearth&sort=due');
  expect(getField()).toHaveValue('hearth');
  type('');
  pause();
  await finish();
  expectAddress('?sort=due');
});
