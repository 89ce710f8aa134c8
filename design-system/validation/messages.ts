/** A FormatJS message. Without an `id` it is shown as written, in every language. */
export type MessageDescriptor = { readonly id?: string; readonly defaultMessage: string };

/** The values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The first rule that a value fails, or a message from the server. A valid value has none (`null`). */
export type ValidationError = {
  /** The rule's name; null for a message from the server. */
  readonly rule: string | null;
  readonly message: MessageDescriptor;
  readonly values: MessageValues;
  /** The message in English. */
  readonly text: string;
};

/** Translates messages; `useIntl()` returns one. */
export type MessageFormatter = {
  readonly formatMessage: (descriptor: MessageDescriptor, values: MessageValues) => string;
  /** The catalogue, by message id. */
  readonly messages: object;
};

const ownIdPrefix = 'ds.validation.';

/** Marks a message for FormatJS, which extracts it by the name of this call. The function of `react-intl` would import React. */
export function defineMessage(message: MessageDescriptor): MessageDescriptor {
  return message;
}

type Parsed = readonly { readonly type: number; readonly value: string }[];

// The types of FormatJS: 0 is a text, 1 a placeholder. Others, such as plurals, have no text without FormatJS.
function joinParsed(parts: Parsed): string {
  if (parts.some(({ type }) => type > 1)) return '';
  return parts.map(({ type, value }) => (type ? `{${value}}` : value)).join('');
}

/** Splits a template at its `{placeholders}`: text at even indexes, names at odd ones. The build may have parsed it already. */
export function splitTemplate(template: unknown): readonly string[] {
  const text = Array.isArray(template) ? joinParsed(template as Parsed) : String(template);
  return text.split(/\{(\w+)\}/);
}

/** Fills in a split template, in one pass: a value that looks like a placeholder is not replaced again. */
export function fillTemplate(parts: readonly string[], values: MessageValues): string {
  let text = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] as string;
    const value = Object.hasOwn(values, name) ? values[name] : `{${name}}`;
    text += value + (parts[index + 1] as string);
  }
  return text;
}

/** Fills in the `{placeholders}` of a template. Placeholders without a value stay as they are. */
export function interpolate(template: string, values: MessageValues): string {
  return fillTemplate(splitTemplate(template), values);
}

/** Returns the error for a message from the server, which is shown as received. */
export function createServerError(text: string): ValidationError {
  return { rule: null, message: { defaultMessage: text }, values: {}, text };
}

/**
 * Returns an error's message in the formatter's language. `label` replaces the label at the time of validation; `messages`
 * overrides the messages of single rules.
 */
export function formatError(
  { rule, message, values, text }: ValidationError,
  { formatMessage, messages: catalogue }: MessageFormatter,
  label: string | undefined,
  messages?: Readonly<Record<string, string | MessageDescriptor | undefined>>,
): string {
  if (rule === null) return text;
  const currentValues = label ? { ...values, field: label } : values;
  const descriptor = messages?.[rule] ?? message;
  if (typeof descriptor === 'string') return interpolate(descriptor, currentValues);
  const { id, defaultMessage } = descriptor;
  // The kit's English needs no catalogue, nor the ICU parser that an application may leave out.
  const isPlain = id === undefined || (id.startsWith(ownIdPrefix) && !(id in catalogue));
  if (isPlain) return interpolate(defaultMessage, currentValues);
  const translated = { id, defaultMessage };
  return formatMessage(translated, currentValues);
}
