import { cloneElement, isValidElement, type ReactElement } from 'react';
import ar from './ar.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };

type Texts = Readonly<Record<string, string | undefined>>;

/** The sample texts of the stories in the other languages, by their English; `#` stands for a number. */
export const sampleTexts: Readonly<Record<string, Texts>> = { ar, 'zh-Hans': zhHans };

let texts: Texts | undefined;
let known = new WeakMap<object, unknown>();

/** Chooses the language of the texts from now on. */
export function speak(locale: string): void {
  if (texts === sampleTexts[locale]) return;
  texts = sampleTexts[locale];
  known = new WeakMap();
}

function translateLine(text: string, language: Texts): string {
  const inner = text.trim();
  const [number = ''] = /\d+/.exec(inner) ?? [];
  const own = language[inner] ?? language[inner.replace(number, '#')]?.replace('#', number);
  return own === undefined ? text : text.replace(inner, () => own);
}

function translateText(text: string, language: Texts): string {
  return text
    .split('\n')
    .map((line) => translateLine(line, language))
    .join('\n');
}

function isPlain(value: object): value is Record<string, unknown> {
  // What React knows by a mark, such as the type of a component, is no data.
  return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
}

/** Properties that choose and do not show; their values may also be words of a text. */
const choices = new Set(['as', 'id', 'name', 'type', 'href', 'placement', 'formatOptions']);

function translateParts(parts: Record<string, unknown>): Record<string, unknown> | null {
  const entries = Object.entries(parts).map(
    ([key, part]) => [key, choices.has(key) ? part : translate(part)] as const,
  );
  const isSame = entries.every(([key, part]) => part === parts[key]);
  return isSame ? null : Object.fromEntries(entries);
}

function translateObject(value: object): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(translate);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (isValidElement(value)) {
    const element = value as ReactElement<Record<string, unknown>>;
    const props = translateParts(element.props);
    return props ? cloneElement(element, props) : element;
  }
  return isPlain(value) ? (translateParts(value) ?? value) : value;
}

/**
 * What a story shows, with its sample texts in the chosen language: a text, an element, or data with texts in it. What has no
 * such text is given back itself, and the same is given back for the same.
 */
export function translate<Value>(value: Value): Value {
  if (texts === undefined) return value;
  if (typeof value === 'string') return translateText(value, texts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (!known.has(value)) {
    // Should it contain itself.
    known.set(value, value);
    known.set(value, translateObject(value));
  }
  return known.get(value) as Value;
}
