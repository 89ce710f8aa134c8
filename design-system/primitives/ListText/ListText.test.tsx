import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Link } from '../Link/Link.tsx';
import { ListText } from './ListText.tsx';

const items = ['Tea', 'Travel', 'Sport'];

test.each([
  ['en', {}, 'Tea, Travel, and Sport'],
  ['en', { type: 'disjunction' }, 'Tea, Travel, or Sport'],
  ['en', { type: 'unit' }, 'Tea, Travel, Sport'],
  ['en', { type: 'unit', listStyle: 'narrow' }, 'Tea Travel Sport'],
  ['zh-Hans', {}, 'Tea、Travel和Sport'],
  ['ar', {}, 'Tea وTravel وSport'],
] as const)('in %s with %j the list is "%s"', (locale, props, text) => {
  renderInDesignSystem(<ListText id="list" items={items} {...props} />, { locale });
  expect(document.getElementById('list')).toHaveTextContent(text);
});

test.each([
  [[], ''],
  [['Tea'], 'Tea'],
  [['Tea', 'Tea'], 'Tea and Tea'],
])('the list of %j is “%s”', (few, text) => {
  renderInDesignSystem(<ListText id="list" items={few} />);
  expect(document.getElementById('list')?.textContent).toBe(text);
});

test('items can be elements, and are isolated from the text around them', () => {
  renderInDesignSystem(
    <ListText
      items={[
        <Link key="tea" href="/tea">
          Tea
        </Link>,
        'شاي',
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Tea' }).closest('bdi')).not.toBeNull();
  expect(screen.getByText('شاي').tagName).toBe('BDI');
});

test('facts have dots between them, and those without content are left out', () => {
  renderInDesignSystem(
    <ListText id="list" type="facts" items={['Tea', null, false, undefined, '', 'شاي', 0]} />,
    { locale: 'ar' },
  );
  expect(document.getElementById('list')?.textContent).toBe('Tea\u00a0· شاي\u00a0· 0');
  expect(screen.getByText('شاي').tagName).toBe('BDI');
});

test('each fact is an element together with the dot after it, so that rows can cut or wrap each fact', () => {
  renderInDesignSystem(<ListText id="list" type="facts" items={['Tea', 'شاي']} />);
  const list = document.getElementById('list')!;
  expect(list).toHaveAttribute('data-facts');
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Tea\u00a0· ', 'شاي']);
});
