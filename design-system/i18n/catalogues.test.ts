import { readdirSync, readFileSync } from 'node:fs';
import {
  isPluralElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { getDirection } from '../preferences/direction.ts';

const folder = 'design-system/i18n';

const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

type Catalogue = Record<string, string>;

function read(language: string): Catalogue {
  return JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Catalogue;
}

const english = read('en');

/** Returns the elements of a message, those inside its plurals and selects included. */
function flatten(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) =>
    'options' in element
      ? [element, ...Object.values(element.options).flatMap(({ value }) => flatten(value))]
      : [element],
  );
}

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: '',
  [TYPE.number]: ', number',
  [TYPE.plural]: ', plural',
};

/** Returns the literal texts of a message. */
function parseTexts(text: string): string[] {
  return flatten(parse(text)).flatMap((element) =>
    element.type === TYPE.literal ? [element.value] : [],
  );
}

/** Returns each placeholder with its format and the options of a select: `{count, number}`. */
function listPlaceholders(text: string): string[] {
  const placeholders = flatten(parse(text)).flatMap((element) => {
    if (element.type === TYPE.select)
      return `{${element.value}, select, ${Object.keys(element.options).sort().join(' ')}}`;
    const kind = kinds[element.type];
    return kind === undefined || !('value' in element) ? [] : `{${String(element.value)}${kind}}`;
  });
  return [...new Set(placeholders)].sort();
}

/** Returns the texts beside a plural that belong to its sentence, which another language may need to inflect. */
function listGluedTexts(text: string): string[] {
  const elements = parse(text);
  return elements.flatMap((element, index) => {
    if (!isPluralElement(element)) return [];
    const [before, after] = [elements[index - 1], elements[index + 1]];
    const branches = Object.values(element.options).map(({ value }) => value.at(-1));
    // Thai has no full stop, so there each branch counts as a sentence.
    const isWhole = branches.every(
      (last) => last?.type === TYPE.literal && /[.。।]$|[\u0e00-\u0e7f]$/.test(last.value),
    );
    return [
      before?.type === TYPE.literal && !/[.。]\s*$/.test(before.value) ? before.value : '',
      after?.type === TYPE.literal && !isWhole ? after.value : '',
    ].filter((glued) => glued !== '');
  });
}

// Messages that some languages with Latin script write exactly as English does.
const shared = new Set([
  ...'Actions Error: Filters Home Maximum Menu Minimum Orange Pages Position Total Violet Zoom images'.split(
    ' ',
  ),
  ...['Filters ({count, number})', 'Page {number}', '{action} in {time}'],
]);

/** Returns true for names of networks, for what has no words, and for words that may be the same. */
function isShared(id: string, text: string): boolean {
  if (id.startsWith('ds.platform.') || shared.has(text)) return true;
  return !/\p{L}/u.test(text.replaceAll(/\{[^{}]*\}|<\/?\w+>/g, ''));
}

// Languages whose writing system combines several scripts, or whose script has another name in Unicode.
const scripts: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang'],
};

test('no language has a sentence of another one', () => {
  const repeated = Object.keys(english).flatMap((id) => {
    const texts = languages.map((language) => read(language)[id] ?? '');
    // Related languages share phrases, and hardly a sentence.
    const sentences = texts.filter((text) => parseTexts(text).join('').length > 25);
    return sentences.filter((text, index) => sentences.indexOf(text) !== index);
  });
  expect(repeated).toEqual([]);
});

describe.each(languages)('the catalogue %s', (language) => {
  const catalogue = read(language);
  const entries = Object.entries(catalogue);

  test('has every message, and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  test('is sorted, so that a message is quickly found', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
  });

  test('has the placeholders of English', () => {
    for (const [id, text] of entries) {
      expect(listPlaceholders(text), id).toEqual(listPlaceholders(english[id] ?? ''));
    }
  });

  test('has exactly the plural categories that CLDR lists', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [id, text] of entries) {
      for (const element of flatten(parse(text)).filter(isPluralElement)) {
        const categories = Object.keys(element.options).filter((name) => !name.startsWith('='));
        expect(categories.sort(), id).toEqual([...pluralCategories].sort());
      }
    }
  });

  test('has a whole sentence for each plural category', () => {
    for (const [id, text] of entries) expect(listGluedTexts(text), id).toEqual([]);
  });

  // A straight apostrophe quotes in ICU messages. Texts are shown as written, so a stray space is visible.
  test('has typographic apostrophes and quotation marks, and no stray spaces', () => {
    for (const [id, text] of entries) {
      expect(text, id).not.toMatch(/['"]|^\s|\s$| {2}|\.\.\./);
      expect(text.normalize('NFC'), id).toBe(text);
    }
  });

  test('has letters of its script only, apart from names and keys in Latin letters', () => {
    const { script = '' } = new Intl.Locale(language).maximize();
    const allowed = (scripts[script] ?? [script]).map((one) => `\\p{scx=${one}}`).join('');
    const foreign = new RegExp(`[^\\P{L}${allowed}]`, 'gu');
    const names =
      /\b(https:\/\/example\.com|IBAN|VAT|DE|IL|SA|Enter|Escape|Tab|Ctrl|MB|HEX|CSV|Xiaohongshu|Facebook|Instagram|Lemon8|TikTok|YouTube)\b/g;
    for (const [id, text] of entries) {
      const words = parseTexts(text).join(' ').replaceAll(names, ' ');
      expect(words.match(foreign) ?? [], id).toEqual([]);
    }
  });

  // "5 MB" would be shown as "MB 5", and `2026 (1).pdf` as `pdf.(1) 2026`.
  // U+2068 begins an isolate.
  test('isolates names and sizes of files if the language is written from right to left', () => {
    if (getDirection(language) === 'ltr') return;
    const bare = entries.filter(
      ([id, text]) => id.startsWith('ds.file.') && /(?<!\u2068)\{(file|limit|types)\}/.test(text),
    );
    expect(bare).toEqual([]);
  });

  test('is translated', () => {
    if (language === 'en') return;
    const same = entries.filter(([id, text]) => text === english[id] && !isShared(id, text));
    expect(same.map(([id]) => id)).toEqual([]);
  });
});
