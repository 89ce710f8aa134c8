import type { ReactNode } from 'react';
import { getIntl } from '../formatters/intlCache.ts';
import type { MessageDescriptor, MessageValues } from '../validation/messages.ts';
import { formatParsed, type ParsedMessage, type RichValues } from './formatParsed.ts';
import { useLanguage, type Language } from './language.ts';

export type { MessageDescriptor };

/** Formats messages, numbers and lists in the language of the page. */
export type IntlShape = {
  readonly locale: string;
  readonly messages: object;
  readonly formatMessage: (message: MessageDescriptor, values?: MessageValues) => string;
  readonly formatRich: (message: MessageDescriptor, values?: RichValues) => ReactNode;
  readonly formatNumber: (number: number, options?: Intl.NumberFormatOptions) => string;
  readonly formatList: (texts: readonly string[], options?: Intl.ListFormatOptions) => string;
};

function createIntl({ locale, messages, formatMessage }: Language): IntlShape {
  const formatRich: IntlShape['formatRich'] = (message, values = {}) => {
    const { id = '', defaultMessage } = message;
    const translated = (messages as Record<string, ParsedMessage | undefined>)[id];
    // The library has its English messages in the code, so react-intl, which reports missing messages, formats only those that it has.
    if (formatMessage && (translated !== undefined || !id.startsWith('ds.'))) {
      return (formatMessage as typeof formatRich)(message, values);
    }
    return translated === undefined
      ? formatParsed(defaultMessage, values, 'en')
      : formatParsed(translated, values, locale);
  };
  return {
    locale,
    messages,
    formatRich,
    formatMessage: formatRich as IntlShape['formatMessage'],
    formatNumber: (number, options = {}) =>
      getIntl(Intl.NumberFormat, locale, options).format(number),
    formatList: (texts, options = {}) => getIntl(Intl.ListFormat, locale, options).format(texts),
  };
}

const created = new WeakMap<Language, IntlShape>();

/** Returns what formats messages in the language of the page: the same object until the language changes. */
export function useIntl(): IntlShape {
  const language = useLanguage();
  const intl = created.get(language) ?? createIntl(language);
  created.set(language, intl);
  return intl;
}

/** Marks a message for FormatJS, which extracts it by the name of this call. */
export function defineMessage<const Message extends MessageDescriptor>(message: Message): Message {
  return message;
}

/** Marks messages for FormatJS, which extracts them by the name of this call. */
export function defineMessages<Key extends PropertyKey, Message extends MessageDescriptor>(
  messages: Record<Key, Message>,
): Record<Key, Message> {
  return messages;
}
