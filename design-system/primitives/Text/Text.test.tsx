import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Text } from './Text.tsx';

test('a text is a paragraph by default, or the given element', () => {
  const { rerender } = renderInDesignSystem(<Text>Approved is final.</Text>);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Approved is final.');
  rerender(
    <Text as="li" size="lg">
      Approved is final.
    </Text>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Approved is final.');
});

test('the ref of a text has the type of its element', () => {
  const strong = createRef<HTMLElement>();
  const paragraph = createRef<HTMLParagraphElement>();
  renderInDesignSystem(
    <>
      <Text as="strong" ref={strong}>
        Title
      </Text>
      <Text ref={paragraph}>Text</Text>
      {/* @ts-expect-error A list item is no paragraph. */}
      <Text as="li" ref={paragraph}>
        Item
      </Text>
    </>,
  );
  expect(strong.current?.tagName).toBe('STRONG');
});
