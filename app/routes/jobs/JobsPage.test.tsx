import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { thin } from '../../../design-system/testing/isLongRun.ts';
import { setWindowWidth } from '../../testing/device.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

const activeElement = () => document.activeElement as HTMLElement;
/** Returns the links of the jobs in the list, whose texts are the titles. */
const findTitles = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('li') && /^\/jobs\/./.test(link.getAttribute('href') ?? ''));

test('typing filters the list and updates the address', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await expectVisible('38 jobs');
  await user.type(screen.getByRole('searchbox', { name: 'Search by job or brand' }), 'sunrise');
  await expectVisible('1 job');
  expect(location.search).toBe('?q=sunrise');
  expect(screen.getByRole('link', { name: /^Sunrise Spritz/ })).toHaveAttribute(
    'href',
    '/jobs/sunrise-spritz',
  );
});

test('the words that were found are marked, without regard to case and accents', async () => {
  await portal().visit('/jobs?q=SUNRÍSE+first', { as: 'approved' });
  const link = await screen.findByRole('link', { name: /^Sunrise Spritz/ });
  const words = [...link.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(words).toEqual(['Sunrise', 'first']);
});

test('a filter that is chosen before the page has rendered the previous filter is added to it', async () => {
  await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  const click = (name: string) =>
    act(() => {
      screen.getByRole('button', { name }).click();
    });
  click('I qualify');
  click('Not applied');
  expect(screen.getByRole('button', { name: 'I qualify' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(location.search).toBe('?eligible=1&hide_applied=1'));
});

test('a TikTok job above $ 200 that the user qualifies for is found by filters', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  await user.click(screen.getByRole('button', { name: 'Platform' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /^TikTok/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'I qualify' }));
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Pay from' }), '200');
  await user.click(await screen.findByRole('button', { name: /^Show \d+ job/ }));
  await waitFor(() => expect(location.search).toBe('?platform=tiktok&eligible=1&pay_min=20000'));
  await expectVisible(() => screen.getByRole('link', { name: /^Sunrise Spritz/ }));
  await expectVisible(() => screen.getByRole('button', { name: 'Filters (3)' }));
  // The other two filters are in the bar, which has no buttons to remove them.
  expect(await screen.findAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1);
  // Amounts are in a directional isolate, whose invisible first character the dot matches.
  await user.click(screen.getByRole('button', { name: /^Remove filter: Pay from .\$ 200\.00/ }));
  await waitFor(() => expect(location.search).toBe('?platform=tiktok&eligible=1'));
});

test('a maximum below the minimum is reported, and not sent', async () => {
  const user = await portal().visit('/jobs?pay_min=20000', { as: 'approved' });
  await screen.findByRole('button', { name: 'Filters (1)' });
  const total = (await screen.findByText(/^\d+ jobs$/)).textContent;
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const maximum = await screen.findByRole('textbox', { name: 'Pay up to' });
  expect(screen.getByRole('textbox', { name: 'Pay from' })).toHaveValue('200.00');
  await user.type(maximum, '100');
  await user.tab();
  expect(maximum).toHaveAccessibleDescription(/The minimum Pay up to is 200/);
  await waitFor(() => expect(location.search).toBe('?pay_min=20000&pay_max=10000'));
  await portal().network.waitUntilIdle();
  expect(portal().network.calls.filter((call) => call.includes('pay_max'))).toEqual([]);
  expect(screen.getByText(total)).toBeInTheDocument();
});

test('the jobs are shown as cards or as rows, and the choice is remembered', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  /** Returns the card or row of a job. */
  const findJob = async () => {
    const link = await screen.findByRole('link', {
      name: 'Sunrise Spritz: your first sip of the day',
    });
    return link.closest('article, li');
  };
  const row = await findJob();
  expect(row).toHaveTextContent('One video of 20 to 40 seconds · Solstice Drinks');
  expect(within(row as HTMLElement).getByRole('img', { name: 'TikTok' })).toBeVisible();
  expect(row).toHaveTextContent('$ 220.00');
  expect(row?.querySelector('h2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as cards' }));
  await waitFor(async () => expect((await findJob())?.querySelector('h2')).not.toBeNull());
  await portal().visit('/jobs');
  expect((await findJob())?.querySelector('h2')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as rows' }));
  expect(screen.getByRole('button', { name: 'Show as cards' })).toBeVisible();
  // Without a choice a phone has rows, too.
  localStorage.clear();
  setWindowWidth(360);
  await portal().visit('/jobs');
  expect((await findJob())?.querySelector('h2')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show as cards' })).toBeVisible();
});

test('a job that did not select the user is the last match, and a menu changes the order', async () => {
  const user = await portal().visit('/jobs?page=4', { as: 'approved' });
  await screen.findByText('38 jobs');
  const page = screen.getByRole('group', { name: 'Page 4 of 4' });
  expect(within(page).getByText('Not selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sort: Best match' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Highest pay' }));
  await waitFor(() => expect(location.search).toBe('?sort=pay'));
  expect(screen.getByRole('button', { name: 'Sort: Highest pay' })).toBeVisible();
});

test('platform chips can be combined, and in the drawer each shows its number of jobs', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  const chips = within(drawer).getByRole('toolbar', { name: 'Platform' });
  await user.click(within(chips).getByRole('button', { name: /TikTok 10/ }));
  await expectVisible(() => within(drawer).getByRole('button', { name: 'Show 10 jobs' }));
  expect(location.search).toBe('?platform=tiktok');
  await user.click(within(chips).getByRole('button', { name: /YouTube 7/ }));
  await user.click(await within(drawer).findByRole('button', { name: 'Show 17 jobs' }));
  await expectVisible('17 jobs');
});

test('pages are links with the current filters, and start at their first job, also for the focus', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const user = await portal().visit('/jobs?sort=pay', { as: 'approved' });
  await screen.findByText('38 jobs');
  const pages = screen.getByRole('navigation', { name: 'Pages: Jobs' });
  const third = within(pages).getByRole('link', { name: 'Page 3' });
  expect(third).toHaveAttribute('href', '/jobs?sort=pay&page=3');
  await user.click(third);
  await expectVisible(() => within(pages).getByRole('link', { name: 'Page 3', current: 'page' }));
  expect(location.search).toBe('?sort=pay&page=3');
  // The element on which `scrollIntoView` was called.
  const [list] = scroll.mock.contexts as Element[];
  expect(list?.querySelectorAll('li:not([aria-hidden])')).toHaveLength(12);
  scroll.mockRestore();
  const page = screen.getByRole('group', { name: 'Page 3 of 4' });
  await waitFor(() => expect(page).toHaveFocus());
  await user.tab();
  expect(within(page).getAllByRole('link')[0]).toHaveFocus();
});

test('on a phone, more jobs are added to the list, which the address holds', async () => {
  setWindowWidth(360);
  const user = await portal().visit('/jobs', { as: 'approved' });
  await expectVisible('12 of 38 shown');
  expect(screen.queryByRole('navigation', { name: 'Pages: Jobs' })).toBeNull();
  const countTitles = () => findTitles().length;
  expect(countTitles()).toBe(12);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(countTitles()).toBe(24));
  expect(screen.getByText('24 of 38 shown')).toBeVisible();
  expect(location.search).toBe('?page=2');
  await portal().visit('/jobs?page=4');
  await waitFor(() => expect(countTitles()).toBe(38));
  expect(screen.getByText('38 of 38 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('on a phone, a page that fails to load is loaded again before the next', async () => {
  setWindowWidth(360);
  const user = await portal().visit('/jobs', { as: 'approved' });
  await expectVisible('12 of 38 shown');
  const restore = portal().interrupt(/^\/api\/jobs/);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await expectVisible('The jobs could not be loaded.');
  expect(screen.getByText('12 of 38 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectVisible('24 of 38 shown');
  const titles = findTitles();
  await waitFor(() => expect(titles[12]?.closest('li')).toContainElement(activeElement()));
});

test('the number of jobs belongs to the current filters, or is not shown', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  portal().interrupt(/^\/api\/jobs/);
  await user.click(screen.getByRole('button', { name: 'I qualify' }));
  await expectVisible('The jobs could not be loaded.');
  expect(screen.queryByText('38 jobs')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await expectVisible(() => screen.getByRole('button', { name: 'Show jobs' }));
});

test('removing a filter by keyboard leads to the next one', async () => {
  const user = await portal().visit('/jobs?pay_min=1000&pay_max=900000&closes_before=2030-12-20', {
    as: 'approved',
  });
  const first = await screen.findByRole('button', { name: /^Remove filter: Pay from .\$ 10\.00/ });
  expect(
    screen.getByRole('button', { name: 'Remove filter: Closes before 20/12/2030' }),
  ).toBeVisible();
  first.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: /^Remove filter: Pay up to .\$ 9,000\.00/ }),
    ).toHaveFocus(),
  );
  // A filter that comes back later does not take the focus.
  const search = screen.getByRole('searchbox', { name: 'Search by job or brand' });
  search.focus();
  act(() => history.back());
  await expectVisible(() =>
    screen.getByRole('button', { name: /^Remove filter: Pay from .\$ 10\.00/ }),
  );
  expect(search).toHaveFocus();
});

test.each(
  thin(
    [
      ['/jobs?page=99', '4'],
      ['/job/history?page=99', '1'],
      ['/dashboard?tab=wallet&view=transactions&page=99', '2'],
    ] as const,
    2,
  ),
)('the address %s shows the last page', async (address, page) => {
  await portal().visit(address, { as: 'approved' });
  await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toBe(page));
  await waitFor(() => expect(screen.queryByText(/^No jobs/)).toBeNull());
});

test('an empty list offers to clear the filters', async () => {
  const user = await portal().visit('/jobs?q=zeppelin', { as: 'approved' });
  await expectVisible('No jobs match these filters');
  expect(screen.getByText('No jobs')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expectVisible('38 jobs');
  expect(location.pathname + location.search).toBe('/jobs');
  expect(screen.getByRole('searchbox', { name: 'Search by job or brand' })).toHaveValue('');
});

test('an empty list shows the filters in use, and how many jobs there are without the last', async () => {
  const user = await portal().visit('/jobs?platform=tiktok&q=zeppelin&pay_min=20000', {
    as: 'approved',
  });
  await expectVisible('No jobs match these filters');
  for (const filter of [/^Remove filter: TikTok/, /“zeppelin”/, /Pay from .\$ 200\.00/]) {
    expect(screen.getByRole('button', { name: filter })).toBeVisible();
  }
  // No button offers to remove the amount, because that would find no job either.
  expect(screen.queryByRole('button', { name: /without the filter/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Remove filter: Pay from .\$ 200\.00/ }));
  const without = await screen.findByRole('button', {
    name: 'Show 10 jobs without the filter “zeppelin”',
  });
  await user.click(without);
  await expectVisible('10 jobs');
  expect(location.search).toBe('?platform=tiktok');
});

test('a list that fails to load shows the error and can be retried', async () => {
  const restore = portal().interrupt(/^\/api\/jobs$/, {
    status: 503,
    body: { error: 'We are not available for a moment.' },
  });
  const user = await portal().visit('/jobs', { as: 'approved' });
  await expectVisible('The jobs could not be loaded.');
  expect(screen.getByText('We are not available for a moment.')).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectVisible('38 jobs');
  expect(screen.queryByText('The jobs could not be loaded.')).toBeNull();
});

test('a failed search keeps the previous jobs on screen', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  portal().interrupt(/^\/api\/jobs$/);
  await user.type(screen.getByRole('searchbox', { name: 'Search by job or brand' }), 'x');
  await expectVisible('The jobs could not be loaded.');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5);
});

test('a search can be starred, and opened again from the navbar', async () => {
  const user = await portal().visit('/jobs?platform=tiktok&q=sip&page=1', { as: 'approved' });
  const star = await screen.findByRole('button', { name: 'Star this search', pressed: false });
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await user.click(await screen.findByRole('button', { name: 'Starred pages' }));
  await user.click(await screen.findByRole('menuitem', { name: /Jobs: TikTok, “sip”/ }));
  expect(location.search).toBe('?platform=tiktok&q=sip');
});

test('a job without places whose closing date is ahead is full, not closed', async () => {
  await portal().visit('/jobs?q=one+song', { as: 'approved' });
  const link = await screen.findByRole('link', { name: /^One song/ });
  const card = link.closest('li');
  expect(card).toHaveTextContent('No places left');
  expect(card).not.toHaveTextContent(/Closed in/);
});

test('without a search, there is no button to star it', async () => {
  await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  expect(screen.queryByRole('button', { name: 'Star this search' })).toBeNull();
});

test('the filter by pay has the currency of the account, and pay in another currency is shown approximately', async () => {
  const user = await portal().visit('/jobs', { as: 'yen' });
  expect((await screen.findAllByText(/^≈ ¥\s[\d,]+$/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const least = await screen.findByRole('textbox', { name: 'Pay from' });
  expect(least).toHaveAccessibleDescription(
    /In JPY\. Other currencies are compared by the reference rates of \d\d\/\d\d\/\d{4}\./,
  );
  await user.click(least);
  await user.paste('60000');
  await waitFor(() => expect(location.search).toBe('?pay_min=60000'));
  await user.click(screen.getByRole('button', { name: /^Show \d+ job/ }));
  await expectVisible(() =>
    screen.getByRole('button', { name: /^Remove filter: Pay from .¥ 60,000\.00/ }),
  );
});

test('without reference rates, the filter by pay states that it finds only jobs in the currency of the account', async () => {
  await portal().server.services.db.deleteFrom('reference_rates').execute();
  const user = await portal().visit('/jobs', { as: 'yen' });
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const description = /In JPY\. Jobs that pay in another currency are not found by pay\./;
  await expectVisible(() => screen.getByRole('textbox', { name: 'Pay from', description }));
  expect(screen.queryByText(/≈/)).toBeNull();
});
