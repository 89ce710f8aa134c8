import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateField } from '../inputs/DateField/DateField.tsx';
import { DateRangeField } from '../inputs/DateRangeField/DateRangeField.tsx';
import { DateTimeField } from '../inputs/DateTimeField/DateTimeField.tsx';
import { NumberField } from '../inputs/NumberField/NumberField.tsx';
import { TimeField } from '../inputs/TimeField/TimeField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

// Under `require-trusted-types-for 'script'`, a text that is assigned to `innerHTML` throws, also an empty one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['date', <DateField key="" label="when" />, 'spinbutton'],
  ['range of dates', <DateRangeField key="" label="when" />, 'spinbutton'],
  ['date and time', <DateTimeField key="" label="when" />, 'spinbutton'],
  ['time', <TimeField key="" label="when" />, 'spinbutton'],
  ['number', <NumberField key="" label="when" />, 'textbox'],
])('a %s can be typed in a page that requires Trusted Types', async (_title, field, role) => {
  renderInDesignSystem(field);
  const [first] = screen.getAllByRole(role);
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard('1{ArrowUp}{ArrowUp}2');
  expect(screen.getAllByRole(role)[0]).toBeInTheDocument();
  expect(screen.getAllByRole(role)[0]).not.toHaveTextContent(/^(dd|mm|––)$/);
});
