import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'paid', title: 'When am I paid?', content: 'After 30 days.' },
  { id: 'drop', title: 'May I drop out?', content: 'Before the draft.' },
];

const question = (name: string) => screen.getByRole('button', { name });

function openTitles(): (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);
}

test('all items are closed initially; a heading opens its item and closes the other item', async () => {
  renderInDesignSystem(<Accordion items={items} />);
  expect(openTitles()).toEqual([]);
  await userEvent.click(question('When am I paid?'));
  expect(screen.getByRole('group', { name: 'When am I paid?' })).toHaveTextContent('After 30 days');
  await userEvent.click(question('May I drop out?'));
  expect(openTitles()).toEqual(['May I drop out?']);
  await userEvent.click(question('May I drop out?'));
  expect(openTitles()).toEqual([]);
});

test('several items can be open with allowsMultiple', async () => {
  renderInDesignSystem(
    <Accordion items={items} allowsMultipleExpanded defaultExpandedKeys={['paid']} />,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(question('May I drop out?')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(openTitles()).toEqual(['When am I paid?', 'May I drop out?']);
});

test('closed text can be found by the find-in-page of the browser', () => {
  renderInDesignSystem(<Accordion items={items} />);
  const panel = screen.getByText('After 30 days.').closest('[role=group]');
  expect(panel).toHaveAttribute('hidden', 'until-found');
});

test('the open items can be controlled; an accordion gives its headings an id and a level', async () => {
  const onExpandedChange = vi.fn();
  renderInDesignSystem(
    <Accordion
      items={items}
      level={2}
      expandedKeys={['drop']}
      onExpandedChange={onExpandedChange}
    />,
  );
  await userEvent.click(question('When am I paid?'));
  expect(onExpandedChange).toHaveBeenCalledWith(new Set(['paid']));
  expect(openTitles()).toEqual(['May I drop out?']);
  expect(screen.getByRole('heading', { level: 2, name: 'May I drop out?' })).toHaveAttribute(
    'id',
    'drop',
  );
});

test('a disabled item cannot be opened', async () => {
  renderInDesignSystem(
    <Accordion items={[{ id: 'a', title: 'Soon', content: 'Nothing', isDisabled: true }]} />,
  );
  await userEvent.click(question('Soon'));
  expect(openTitles()).toEqual([]);
});
