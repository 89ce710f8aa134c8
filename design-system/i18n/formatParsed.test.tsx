import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { render } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { catalogues } from '../testing/catalogues.ts';
import { FormattedMessage } from './FormattedMessage/FormattedMessage.tsx';
import { formatParsed, type RichValues } from './formatParsed.ts';
import { designSystemLanguages } from './languages.ts';

/** Returns each combination of values for the placeholders of a message: five counts, and each option of a select. */
function listValues(elements: readonly MessageFormatElement[]): RichValues[] {
  const names = new Map<string, readonly (string | number | ((children: unknown) => string))[]>();
  const visit = (element: MessageFormatElement) => {
    if (!('value' in element) || element.type === TYPE.literal) return;
    if (element.type === TYPE.tag) {
      names.set(element.value, [(children) => `[${String(children)}]`]);
      element.children.forEach(visit);
    } else if ('options' in element) {
      const keys = Object.keys(element.options);
      names.set(element.value, element.type === TYPE.select ? keys : [0, 1, 2, 5, 11, 1234.5]);
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    } else if (!names.has(element.value)) {
      names.set(element.value, element.type === TYPE.number ? [0, 12345.6] : ['{a} <b>', 7]);
    }
  };
  elements.forEach(visit);
  let rows: RichValues[] = [{}];
  for (const [name, values] of names) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value as never })));
  }
  return rows;
}

test.each(designSystemLanguages)('formats each message in %s as FormatJS does', (language) => {
  const { formatMessage } = createIntl({ locale: language, messages: { ...catalogues[language] } });
  for (const [id, text] of Object.entries(catalogues[language])) {
    const elements = parse(text);
    for (const values of listValues(elements)) {
      const expected = String(formatMessage({ id, defaultMessage: 'missing' }, values as never));
      expect(formatParsed(elements, values, language), id).toBe(expected);
    }
  }
});

test('the messages contain nothing else than placeholders, numbers, plurals, selects and tags', () => {
  const known: TYPE[] = [
    TYPE.literal,
    TYPE.argument,
    TYPE.number,
    TYPE.plural,
    TYPE.select,
    TYPE.pound,
    TYPE.tag,
  ];
  const flatten = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...('children' in element ? flatten(element.children) : []),
      ...('options' in element
        ? Object.values(element.options).flatMap(({ value }) => flatten(value))
        : []),
    ]);
  for (const [id, text] of Object.values(catalogues).flatMap((one) => Object.entries(one))) {
    for (const element of flatten(parse(text))) {
      expect(known, id).toContain(element.type);
      if (element.type === TYPE.number) expect(element.style, id).toBeNull();
      if (element.type === TYPE.plural) expect(element.pluralType, id).toBe('cardinal');
    }
  }
});

test('elements stay elements, beside the texts around them', () => {
  const { container } = render(
    <FormattedMessage
      id="ds.filterMenu.value"
      defaultMessage="<muted>{label}:</muted> {value}"
      values={{ label: 'Sort', value: <bdi>Newest</bdi>, muted: (text) => <i>{text}</i> }}
    />,
  );
  expect(container.innerHTML).toBe('<span><i>Sort:</i> <bdi>Newest</bdi></span>');
});
