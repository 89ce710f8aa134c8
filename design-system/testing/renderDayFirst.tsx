import type { ReactElement } from 'react';
import { createFormats, type FormatOverrides } from '../formatters/formats.ts';
import { renderInDesignSystem } from './renderInDesignSystem.tsx';

const { date } = createFormats('en-GB');

/** Formats in which dates are numbers that start with the day. */
const dayFirst: FormatOverrides = {
  datePattern: 'dd/MM/yyyy',
  date: (input) => date(input, { dateStyle: 'short' }),
};

/** Renders an element as `renderInDesignSystem`, with dates that start with the day. */
export function renderDayFirst(
  ui: ReactElement,
  options?: Parameters<typeof renderInDesignSystem>[1],
) {
  return renderInDesignSystem(ui, { formats: dayFirst, ...options });
}
