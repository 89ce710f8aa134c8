import { renderToStaticMarkup } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Illustration } from './Illustration.tsx';
import { illustrations, type IllustrationName } from './illustrations.tsx';

const names = Object.keys(illustrations) as IllustrationName[];

test.each(names)('%s has at most 3 kB', (name) => {
  expect(renderToStaticMarkup(illustrations[name].shapes).length).toBeLessThan(3000);
});

test('is decorative', () => {
  const { container } = renderInDesignSystem(<Illustration name="jobs" />);
  expect(container.querySelector('svg')).not.toBeEmptyDOMElement();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
});
