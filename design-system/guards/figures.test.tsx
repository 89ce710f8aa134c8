import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormats } from '../formatters/formats.ts';
import { designSystemMessages } from '../i18n/designSystemMessages.ts';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { components } from './components.ts';
import { createFigureExample, figureNames } from './figures.ts';

const attributes = ['aria-label', 'aria-valuetext', 'data-count', 'placeholder', 'title', 'alt'];

// Browsers show the values of number inputs in their own language; the values of sliders are in `aria-valuetext`.
function isShown(input: HTMLInputElement): boolean {
  const isHidden = input.hidden || input.closest('[aria-hidden]') !== null;
  return !isHidden && !['hidden', 'number', 'range'].includes(input.type);
}

/** Returns all that is seen and read in a part of the page: texts, names, values of controls. */
function listTexts(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')];
  const named = elements.flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const values = elements.flatMap((element) =>
    element instanceof HTMLInputElement && isShown(element) ? [element.value] : [],
  );
  const texts = elements
    .filter(({ localName }) => !['script', 'style', 'svg'].includes(localName))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ nodeValue }) => nodeValue ?? '');
  return [...texts, ...named, ...values].filter((text) => text.trim() !== '');
}

/** Removes invisible direction marks and makes every space an ordinary one. */
const toPlain = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s+/gu, ' ');

const english = createFormats('en');

/** Texts that only English writes, of the values of the examples. */
const englishTexts = [
  // April, August, September and November are not English only: German has the same names.
  /\b(?:January|February|Mar(?:ch)?|May|June?|July?|Oct(?:ober)?|Dec(?:ember)?)\b/,
  /\d (?:AM|PM)\b/,
  /03\/05\/2026/,
  /\b(?:days?|weeks?|ago)\b/,
  ...[
    english.number(1_234_567.5),
    english.number(1_000_000.5),
    english.money({ amount: 123_456_750, currency: 'USD' }),
    english.amount({ amount: 123_456_750, currency: 'USD' }),
    english.shortMoney({ amount: 123_456_750, currency: 'USD' }),
  ].map((text) => new RegExp(toPlain(text).replace(/[$.]/g, String.raw`\$&`))),
];

/** Further texts that only English writes, by the locale in which they are wrong. Hindi writes them as English does. */
const moreEnglishTexts: Record<string, RegExp[]> = {
  'ar-EG': [/[0-9]/],
  de: [/\b1,284\b/, /1\.5 MB/, /12\.5%/],
  'fr-CH': [/\b1,284\b/, /1\.5 MB/, /12\.5%/],
  hi: [],
};

/** Texts in which Latin digits are right in every language. */
const notFigures: Record<string, RegExp> = {
  // The extension of a file name.
  FileField: /webp/,
  // Calling codes are written in Latin digits.
  PhoneField: /\+\d+$/,
  // A typed text stays as it is.
  TextField: /^12$/,
  // The caller's text.
  AppShell: /unread messages/,
  BottomBar: /unread messages/,
  Sidebar: /unread messages/,
  // The zone is named by its abbreviation.
  DateTime: /^UTC$/,
};

function renderIn(locale: string, element: React.ReactElement) {
  const language = locale.split('-')[0] === 'ar' ? 'ar' : 'en';
  return render(
    <DesignSystemProvider
      locale={locale}
      messages={designSystemMessages[language]}
      navigate={() => undefined}
    >
      {element}
    </DesignSystemProvider>,
  );
}

/** Enters and leaves the first control of the page, so that a field shows its message. */
function leaveFirstControl(): void {
  const controls = document.body.querySelectorAll<HTMLElement>(
    'input:not([type=hidden], [hidden], [type=file]), textarea, [role="spinbutton"]',
  );
  act(() => controls[0]?.focus());
  act(() => controls[0]?.blur());
}

const visible = components.filter(([name]) => name !== 'DesignSystemProvider');

for (const locale of ['de', 'ar-EG', 'hi', 'fr-CH']) {
  test.each(visible)(
    `in ${locale}, %s shows no English figure, date or amount`,
    async (name, component) => {
      const { unmount } = renderIn(locale, createFigureExample(name, component));
      leaveFirstControl();
      // Renders what follows from resolved promises.
      await act(async () => {});
      const texts = listTexts(document.body).map(toPlain);
      const exempt = notFigures[name];
      const wrongTexts = texts
        .filter((text) => !exempt?.test(text))
        .filter((text) =>
          [...englishTexts, ...(moreEnglishTexts[locale] ?? [])].some((one) => one.test(text)),
        );
      expect(wrongTexts).toEqual([]);
      const hasFigure = texts.some((text) => /\p{Nd}/u.test(text));
      if (figureNames.includes(name)) expect(hasFigure, 'The example shows no figure.').toBe(true);
      unmount();
    },
  );
}
