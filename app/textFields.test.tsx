import { DesignSystemProvider } from '@byline/design-system';
import { act, fireEvent, render } from '@testing-library/react';
import { IntlContext } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { textFields } from './testing/textFields.tsx';

/**
 * Blanks, invisible and combining characters, reordering marks, control characters, half of a surrogate pair, several lines and an emoji.
 */
const oddTexts = [
  'Mia',
  ' mia ',
  '',
  '   ',
  '\u200b',
  '\u3164\u2800',
  '\u0301',
  '\u200e李\u200f',
  '\u202eayaM',
  'Ma\tya',
  'Ma\u0007ya',
  '\ud800',
  'two\r\nlines of text',
  'two\u2028lines of text',
  '\ufeffMia',
  '🦊',
];

/** Returns texts around a limit: decomposed letters, pairs of code units, blanks at the ends and line breaks. */
const textsAround = (limit: number) => [
  'x'.repeat(limit - 1),
  ...[limit, limit + 1].flatMap((length) => [
    `${'x'.repeat(length - 1)} `,
    'e\u0301'.repeat(length),
    '🦊'.repeat(Math.ceil(length / 2)),
    `x${' '.repeat(length - 1)}`,
    `x${'\r\n'.repeat(length - 2)}x`,
  ]),
];

/** Returns a text for the name of a test, shortened if it is long. */
const describeText = (text: string) =>
  text.length < 12 ? JSON.stringify(text) : `${JSON.stringify(text.slice(0, 4))} … ${text.length}`;

/** Returns whether a field shows no error after a text was entered. */
function isAcceptedByPage(element: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  act(() => element.focus());
  fireEvent.input(element, { target: { value: text } });
  act(() => element.blur());
  return element.getAttribute('aria-invalid') !== 'true';
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the form and the server accept the same texts', () => {
  test.each(textFields)('in the field “$name”', ({ form, name, limits, around, takes }) => {
    render(
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <LocaleProvider>
            <DesignSystemProvider intlContext={IntlContext} navigate={() => undefined}>
              {form}
            </DesignSystemProvider>
          </LocaleProvider>
        </SWRConfig>
      </MemoryRouter>,
    );
    const element = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (element === null) throw new Error(`There is no field "${name}".`);
    const texts = [...oddTexts, ...limits.flatMap(textsAround)];
    const differences = [...texts, ...(around ? texts.map(around) : [])].filter((text) => {
      const isAccepted = isAcceptedByPage(element, text);
      // Browsers change some texts: an input has no line breaks.
      const { value } = element;
      // The server removes blanks at the ends before it compares with a maximum.
      const mayDiffer = !isAccepted && value !== value.trim();
      return isAccepted !== takes(value) && !mayDiffer;
    });
    expect(differences.map(describeText)).toEqual([]);
  });
});
