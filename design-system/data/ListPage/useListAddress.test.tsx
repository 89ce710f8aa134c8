import { act, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { createSlowRouter } from '../../testing/createSlowRouter.ts';
import { MemoryAddress, type NavigationResult } from '../../testing/MemoryAddress.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { choiceParam, choicesParam, flagParam, sortParam, textParam } from './listParams.ts';
import { useQueryParams, type QueryParams } from './useQueryParams.ts';
import { useListAddress, type ListAddress } from './useListAddress.ts';

const params = {
  q: textParam(),
  status: choiceParam(['open', 'closed']),
  kind: choicesParam(['a', 'b']),
  urgent: flagParam,
  sort: sortParam(['newest', 'due']),
};
// As Storybook does with exported objects.
Object.assign(params, { displayName: 'params' });

type Onward = (search: string, options?: { replace?: boolean }) => NavigationResult;

function open(initialSearch = '', onNavigate: Onward = () => undefined) {
  const current = {} as { address: ListAddress<typeof params> };
  function Probe() {
    const address = useListAddress(params);
    current.address = address;
    return <output>{address.getHref({ page: address.page })}</output>;
  }
  const spy = vi.fn(onNavigate);
  renderInDesignSystem(
    <MemoryAddress initialSearch={initialSearch} onNavigate={spy}>
      <Probe />
    </MemoryAddress>,
  );
  return {
    current,
    onNavigate: spy,
    change: (...args: Parameters<ListAddress<typeof params>['change']>) =>
      act(async () => current.address.change(...args)),
  };
}

const expectQuery = (query: string) => expect(screen.getByRole('status')).toHaveTextContent(query);
const setWidth = (width: number) =>
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width) as unknown;

afterEach(() => void vi.restoreAllMocks());

test('parameters have typed values, and unknown values are dropped', () => {
  const { current } = open('?q=%20tea%20&status=gone&kind=b,x&urgent=yes&sort=price&page=-2');
  expect(current.address.values).toEqual({
    q: 'tea',
    status: undefined,
    kind: ['b'],
    urgent: false,
    sort: 'newest',
  });
  expect(current.address).toMatchObject({ page: 1, pages: [1], active: ['q', 'kind'] });
});

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=0', 1],
  ['?page=1.5', 1],
  ['?page=two', 1],
  ['?page=1e9', 100_000],
])('the page of %j is %j', (search, page) => {
  expect(open(search).current.address.page).toBe(page);
});

test('a change leaves the other parameters of the address, and begins with the first page', async () => {
  const { current, onNavigate, change } = open('?tab=2&q=tea&page=3&status=open');
  await change({ status: 'closed', urgent: true });
  expect(onNavigate).toHaveBeenLastCalledWith('?tab=2&q=tea&status=closed&urgent=1', {
    replace: false,
  });
  await change({ page: 2 }, { replace: true });
  expect(onNavigate).toHaveBeenLastCalledWith('?tab=2&q=tea&status=closed&urgent=1&page=2', {
    replace: true,
  });
  expect(current.address).toMatchObject({ page: 2, values: { status: 'closed' } });
  await change({ q: undefined, status: undefined, urgent: false, sort: 'newest' });
  expect(onNavigate).toHaveBeenLastCalledWith('?tab=2', { replace: false });
});

test('links have the parameters of the address', () => {
  const { current } = open('?tab=2&status=open&page=3');
  expect(current.address.getHref({ page: 4 })).toBe('?tab=2&status=open&page=4');
  expect(current.address.getHref({ page: 1 })).toBe('?tab=2&status=open');
  expect(current.address.getHref({ sort: 'due' })).toBe('?tab=2&status=open&sort=due');
});

test('clear removes filters and search; order and other parameters stay', async () => {
  const { current, onNavigate } = open('?sort=due&q=tea&tab=2&kind=a&status=open&page=2');
  expect(current.address.active).toEqual(['q', 'kind', 'status']);
  await act(async () => current.address.clear());
  expect(onNavigate).toHaveBeenLastCalledWith('?sort=due&tab=2', { replace: false });
  expect(current.address.active).toEqual([]);
});

test('two changes before a slow router has rendered the first are both made', async () => {
  const { onNavigate, finish } = createSlowRouter();
  const { current, change } = open('?tab=2', onNavigate);
  await change({ status: 'open' });
  // Shown at once.
  expect(current.address.values.status).toBe('open');
  await change({ urgent: true });
  await change({ kind: ['a'] });
  expect(current.address.values).toMatchObject({ status: 'open', urgent: true, kind: ['a'] });
  await finish();
  expectQuery('?tab=2&status=open&urgent=1&kind=a');
});

test('a change is not undone by one whose navigation ends first', async () => {
  const { onNavigate, requested, finish } = createSlowRouter();
  const { change } = open('', onNavigate);
  await change({ status: 'open' });
  await finish();
  await change({ urgent: true });
  await change({ status: undefined });
  await finish();
  expectQuery('?urgent=1');
  expect(requested).toEqual(['?status=open', '?status=open&urgent=1', '?urgent=1']);
});

test('the changes of two parts of a page are made together, also if the router ends the first one early', async () => {
  const { onNavigate, requested, finish, finishFirst } = createSlowRouter();
  const changes: QueryParams['change'][] = [];
  function Part({ index }: { index: number }) {
    changes[index] = useQueryParams().change;
    return null;
  }
  renderInDesignSystem(
    <MemoryAddress onNavigate={onNavigate}>
      <Part index={0} />
      <Part index={1} />
    </MemoryAddress>,
  );
  await act(async () => changes[0]?.({ q: 'tea' }));
  await act(async () => changes[1]?.({ status: 'open' }));
  // As a router that cancels the first navigation for the second.
  await finishFirst();
  await act(async () => changes[0]?.({ q: 'teas' }));
  await finish();
  expect(requested).toEqual(['?q=tea', '?q=tea&status=open', '?q=teas&status=open']);
});

test('a refused change is not a part of the next one', async () => {
  let isRefused = true;
  const { current, change } = open('', () => !isRefused);
  await change({ status: 'open' });
  expect(current.address.values.status).toBeUndefined();
  isRefused = false;
  await change({ urgent: true });
  expectQuery('?urgent=1');
});

test('a change that a slow router refuses later is not a part of the next one', async () => {
  const { onNavigate, finish } = createSlowRouter();
  const { current, change } = open('', onNavigate);
  await change({ status: 'open' });
  await finish(false);
  expect(current.address.values.status).toBeUndefined();
  await change({ urgent: true });
  await finish();
  expectQuery('?urgent=1');
});

test('changes are made together in a router that renders a new address in a suspended transition', async () => {
  // As in Next.js: `navigate` returns nothing, and the new page is rendered when its data have arrived.
  const loads = new Map<string, PromiseWithResolvers<void>>();
  const current = {} as { address: ListAddress<typeof params>; search: string };
  function Route({ search }: { search: string }) {
    const load = loads.get(search);
    if (load) use(load.promise);
    current.address = useListAddress(params);
    current.search = search;
    return null;
  }
  function Router() {
    const [search, setSearch] = useState('');
    const [navigate] = useState(() => (path: string) => {
      loads.set(path, Promise.withResolvers());
      startTransition(() => setSearch(path));
    });
    return (
      <DesignSystemProvider navigate={navigate} search={search}>
        <Route search={search} />
      </DesignSystemProvider>
    );
  }
  renderInDesignSystem(<Router />);
  await act(async () => current.address.change({ status: 'open' }));
  expect(current.address.values.status).toBe('open');
  await act(async () => current.address.change({ urgent: true }));
  expect(current.search).toBe('');
  await act(async () => {
    for (const { resolve } of loads.values()) resolve();
  });
  expect(current.search).toBe('?status=open&urgent=1');
});

test('in windows below 576 px, a page is added to the previous ones, up to 20', () => {
  setWidth(360);
  expect(open('?page=3').current.address).toMatchObject({ addsPages: true, pages: [1, 2, 3] });
  expect(open('?page=21').current.address).toMatchObject({ addsPages: false, pages: [21] });
});

test('in wider windows, a page replaces the previous one', () => {
  setWidth(576);
  expect(open('?page=3').current.address).toMatchObject({ addsPages: false, pages: [3] });
});

test('a portal that does not pass its address gets an error that names what is missing', () => {
  function List() {
    useListAddress(params);
    return null;
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderInDesignSystem(<List />)).toThrow(
    'DesignSystemProvider needs `navigate` and `search` for lists with an address.',
  );
});
