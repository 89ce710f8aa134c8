import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Highlight } from './Highlight.tsx';

/** Renders a text with its highlighted words. Returns the text and these words. */
function renderMarks(text: string, search: string): [string | null, (string | null)[]] {
  const { container } = renderInDesignSystem(<Highlight search={search}>{text}</Highlight>);
  const marks = [...container.querySelectorAll('mark')];
  return [container.textContent, marks.map((mark) => mark.textContent)];
}

test.each([
  ['A Café at six', 'cafe six', ['Café', 'six']],
  ['Mother’s Day', "mother's", ['Mother’s']],
  ['أمسية في المدينة', 'امسية', ['أمسية']],
])('in “%s” the search “%s” marks the words of the original text', (text, search, words) => {
  expect(renderMarks(text, search)).toEqual([text, words]);
});

test('nothing is marked without a search, or if no word is found', () => {
  expect(renderMarks('A Café at six', '')).toEqual(['A Café at six', []]);
  expect(renderMarks('A Café at six', 'tea')).toEqual(['A Café at six', []]);
});

test('a changed text and search are shown on a page that the browser has translated', () => {
  const { container, rerender } = renderInDesignSystem(
    <Highlight search="cafe">A Café at six</Highlight>,
  );
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (texts.nextNode()) textNodes.push(texts.currentNode as Text);
  // Chrome wraps texts like this when it translates a page.
  for (const text of textNodes) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data.toUpperCase());
  }
  expect(container.textContent).toBe('A CAFÉ AT SIX');
  rerender(<Highlight search="tea six">Tea at six</Highlight>);
  expect(container.textContent).toBe('Tea at six');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Tea',
    'six',
  ]);
});
