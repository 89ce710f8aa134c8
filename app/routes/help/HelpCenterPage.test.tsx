import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { thin } from '../../../design-system/testing/isLongRun.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const question = 'When do I get my money?';

test('typing finds answers and updates the address', async () => {
  const user = await portal().visit('/help-center', { as: 'approved' });
  await expectVisible(() => screen.getByRole('heading', { name: 'Getting started' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'bank');
  await waitFor(() => expect(location.search).toBe('?q=bank'));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Getting started' })).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: question }));
  await expectVisible(/the money becomes available is set: 14 days/);
});

test('a chip selects a topic and updates the address', async () => {
  const user = await portal().visit('/help-center', { as: 'approved' });
  const chips = await screen.findByRole('radiogroup', { name: 'Topics' });
  await user.click(within(chips).getByRole('radio', { name: 'Payments' }));
  expect(location.search).toBe('?category=payments');
  expect(screen.queryByRole('button', { name: 'How do I apply for a job?' })).toBeNull();
  await user.click(within(chips).getByRole('radio', { name: 'All topics' }));
  expect(location.search).toBe('');
  expect(screen.getByRole('button', { name: 'How do I apply for a job?' })).toBeVisible();
});

test.each(['#money-when', '?faq=money-when'])(
  'an address that ends with %s opens the answer with this id',
  async (link) => {
    await portal().visit(`/help-center${link}`, { as: 'approved' });
    const trigger = await screen.findByRole('button', { name: question });
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const collapsed = screen.getAllByRole('button', { name: /How do I|Why/, expanded: false });
    expect(collapsed.length).toBeGreaterThan(3);
    expect(screen.getByText(/help-center\?faq=money-when$/)).toBeVisible();
  },
);

test('the link to the contact form is beside the title', async () => {
  await portal().visit('/help-center', { as: 'approved' });
  await screen.findByRole('heading', { name: 'Getting started' });
  const links = screen.getAllByRole('link', { name: 'Contact us' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact-us']);
  const [title, search] = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('searchbox'),
  ];
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  expect(title.compareDocumentPosition(links[0] as Node) & following).not.toBe(0);
  expect((links[0] as Node).compareDocumentPosition(search) & following).not.toBe(0);
});

test('a search without results links to the contact form with the search text', async () => {
  const user = await portal().visit('/help-center?q=zeppelin', { as: 'approved' });
  await expectVisible('No answers found');
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('zeppelin');
});

test('if the answers fail to load, the glossary is shown, and loading can be retried', async () => {
  const restore = portal().interrupt(/^\/api\/faq$/, { status: 503 });
  const user = await portal().visit('/help-center', { as: 'approved' });
  await expectVisible('The answers could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Payment statuses' })).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectVisible(() => screen.getByRole('button', { name: question }));
});

test.each(
  thin(
    [
      ['overdue', 'Why is my payment overdue?', 'Late', /shows why, the new date, and who acts/],
      ['dispute', 'How do I dispute a decision?', 'On hold', /select “Disagree”/],
      // The glossary has no term for taxes, so any of its terms with any text will do.
      ['tax', 'What about tax?', 'Cancelled', /./],
      ['returned', 'What do the statuses of a withdrawal mean?', 'Returned', /sent the money back/],
    ] as const,
    2,
  ),
)(
  'a search for "%s" finds an answer, and the glossary explains it',
  async (word, question, term, text) => {
    const user = await portal().visit('/help-center', { as: 'approved' });
    const terms = await screen.findAllByRole('term');
    const entry = terms.find(({ textContent }) => textContent === term);
    expect(entry?.nextElementSibling).toHaveTextContent(text);
    expect(screen.getByRole('heading', { name: 'Withdrawal statuses' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), word);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'How do I apply for a job?' })).toBeNull(),
    );
    expect(screen.getByRole('button', { name: question })).toBeVisible();
  },
);
