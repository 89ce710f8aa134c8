import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { clearNotices, notify } from '../Notices/notices.ts';
import { NoticeHistory } from './NoticeHistory.tsx';

afterEach(clearNotices);

test('an empty history shows that there are no notices yet', () => {
  renderInDesignSystem(<NoticeHistory />);
  expect(screen.getByRole('list', { name: 'Recent notices' })).toHaveTextContent('No notices yet.');
});

test('the history lists the last ten notices, newest first, and follows new notices', () => {
  renderInDesignSystem(<NoticeHistory />);
  act(() => {
    for (let index = 1; index <= 11; index += 1) notify({ text: `Notice ${index}` });
  });
  const texts = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(texts).toHaveLength(10);
  expect(texts[0]).toContain('Notice 11');
  expect(texts[9]).toContain('Notice 2');
});
