import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { getIntl } from '../formatters/intlCache.ts';
import { interpolate, type MessageValues } from '../validation/messages.ts';
import { parseMessage } from './parseMessage.ts';

/** The values of a message: texts, numbers, elements, and a function for each tag. */
export type RichValues = Readonly<Record<string, ReactNode | ((children: ReactNode) => ReactNode)>>;

/** A message: a text, or its parts as FormatJS parses them. */
export type ParsedMessage = string | readonly MessageFormatElement[];

// The types of FormatJS, whose enumeration would be loaded with its parser. A test compares both for each message of each language.
const types = { argument: 1, number: 2, pound: 7 };

function collect(
  elements: readonly MessageFormatElement[],
  values: RichValues,
  locale: string,
  count = 0,
): ReactNode[] {
  const formatNumber = (number: number) => getIntl(Intl.NumberFormat, locale, {}).format(number);
  return elements.flatMap((element): ReactNode | ReactNode[] => {
    const type: number = element.type;
    if (type === types.pound) return formatNumber(count);
    if (!('value' in element)) return [];
    const name = element.value;
    const value = values[name];
    if (type === types.argument) return value as ReactNode;
    if (type === types.number) return formatNumber(Number(value));
    if ('children' in element) {
      const children = join(collect(element.children, values, locale, count));
      return typeof value === 'function' ? value(children) : children;
    }
    if (!('options' in element)) return name;
    const { options } = element;
    const exact = String(value as string | number);
    const shown = 'offset' in element ? Number(value) - element.offset : count;
    const key = 'offset' in element ? getIntl(Intl.PluralRules, locale, {}).select(shown) : exact;
    const option = options[`=${exact}`] ?? options[key] ?? options['other'];
    return option ? collect(option.value, values, locale, shown) : [];
  });
}

function join(parts: readonly ReactNode[]): ReactNode {
  if (parts.every((part) => typeof part !== 'object')) return parts.join('');
  return parts.map((part, index) =>
    typeof part === 'object' ? createElement(Fragment, { key: index }, part) : part,
  );
}

/**
 * Returns a message of the library in a language: a text, or an array if one of the values is an element. It formats what the library's
 * messages contain; messages of portals are formatted by react-intl.
 */
export function formatParsed(
  message: ParsedMessage,
  values: RichValues,
  locale: string,
): ReactNode {
  const elements = typeof message === 'string' ? parseMessage(message) : message;
  if (typeof elements === 'string') return interpolate(elements, values as MessageValues);
  return join(collect(elements, values, locale));
}
