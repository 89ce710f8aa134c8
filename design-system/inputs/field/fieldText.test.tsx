import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { getFieldText } from './fieldText.ts';

test('the plain text of a label is its textValue, or the text of its nodes', () => {
  expect(getFieldText({ label: 'Name' })).toBe('Name');
  expect(
    getFieldText({
      label: (
        <>
          Tax <abbr title="number">no.</abbr> {2}
          {null}
        </>
      ),
    }),
  ).toBe('Tax no. 2');
  expect(getFieldText({ label: 'Name', textValue: 'Full name' })).toBe('Full name');
});

test('a label without a text is reported once in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const label = createElement(() => 'Name');
  expect(getFieldText({ label })).toBe('');
  getFieldText({ label });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`textValue`'));
});
