import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { SliderField } from '../inputs/SliderField/SliderField.tsx';
import { Pagination } from '../navigation/Pagination/Pagination.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { ProgressBar } from '../primitives/ProgressBar/ProgressBar.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

/** Components whose figure is the result of a division by zero, such as the share of a download whose size is not known yet. */
const figures: Record<string, ReactElement> = {
  'a share of nothing': <ProgressBar label="Upload" value={(0 / 0) * 100} />,
  'a part of an unknown whole': <ProgressBar label="Upload" value={3} maxValue={NaN} />,
  'an infinite share': <ProgressBar label="Upload" value={(1 / 0) * 100} />,
  'a count': (
    <IconButton aria-label="Messages" badge={{ count: NaN }}>
      ✉
    </IconButton>
  ),
  'a slider': <SliderField label="Fee" value={NaN} />,
  'the ends of a slider': <SliderField label="Fee" isRange defaultValue={[NaN, 40]} />,
  'a number of pages': <Pagination aria-label="Pages" pageCount={NaN} />,
};

test.each(Object.entries(figures))('%s is never written as “NaN”', (_, element) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = renderInDesignSystem(element);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|∞/);
});

test.each([
  { value: NaN },
  { value: Infinity },
  { value: 3, maxValue: NaN },
  { value: 3, minValue: NaN },
])('progress %j is of unknown duration', (props) => {
  renderInDesignSystem(<ProgressBar label="Upload" {...props} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('25 rows on pages of 10 have 3 pages', () => {
  renderInDesignSystem(<Pagination aria-label="Pages" pageCount={25 / 10} defaultPage={3} />);
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});
