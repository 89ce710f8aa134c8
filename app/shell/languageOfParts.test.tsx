import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { publishCatalogs } from '../testing/catalogs.ts';
import { openPortal } from '../testing/portal.tsx';
import { paths } from '../paths.ts';

const portal = openPortal();
const job = 'harbour-roaster-visit';

afterEach(() => localStorage.clear());

/** Matches two words in small letters: names, which begin with capitals, have no language. */
const sentence = /\b[a-z]+ [a-z]+\b/;

/** Returns the texts that are sentences in Latin letters and would be read by an Arabic voice. */
function listForeignSentences(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!sentence.test(data) || parentElement?.closest('script, style, textarea, [aria-hidden]'))
      continue;
    if (parentElement?.closest('[lang]') === document.documentElement) found.push(data);
  }
  return found;
}

test.each([
  paths.jobs,
  paths.job(job),
  `${paths.job(job)}?tab=tasks`,
  `${paths.job(job)}?tab=terms`,
  paths.discussion(job),
  paths.submission(job),
  paths.jobHistory,
  paths.dashboard,
  '/dashboard?tab=wallet',
])('in Arabic, the English texts of brands on %s have the attribute `lang`', async (path) => {
  localStorage.setItem('locale', 'ar');
  publishCatalogs(portal().network);
  await portal().visit(path, { as: 'approved' });
  await screen.findByRole('main');
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  await waitFor(() =>
    expect(document.querySelectorAll('main [lang=en]').length).toBeGreaterThan(0),
  );
  await portal().network.waitUntilIdle();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(listForeignSentences()).toEqual([]);
});
