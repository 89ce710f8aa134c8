import { parameters } from '@storybook/react/entry-preview-argtypes';
import type { ArgTypesExtractor } from 'storybook/internal/docs-tools';
import type { StrictInputType } from 'storybook/internal/types';
import ar from './ar/properties.json' with { type: 'json' };
import zhHans from './zh-Hans/properties.json' with { type: 'json' };
import type { Texts } from './inLanguages.ts';
import { onOneLine } from './pageTexts.ts';

const languages: Readonly<Record<string, Texts>> = { ar, 'zh-Hans': zhHans };

// Storybook takes one text of Markdown. It holds all languages, and `review.css` shows that of the page.
function inAll(say: (locale: string, own: (text: string) => string) => string): string {
  return ['en', ...Object.keys(languages)]
    .map((locale) => {
      const text = say(locale, (english) => languages[locale]?.[english] ?? english);
      return `<span lang="${locale}">${text}</span>`;
    })
    .join('');
}

const byDefault: Record<string, string> = { en: 'By default', ar: 'افتراضيًا', 'zh-Hans': '默认' };

// A default in words, not in code, is one more sentence of the description.
function isInWords(value: string | undefined): value is string {
  return value !== undefined && ar[value as keyof typeof ar] !== undefined;
}

function describe(argType: StrictInputType): StrictInputType {
  const { description, table } = argType;
  if (!description) return argType;
  const text = onOneLine(description);
  const value = table?.defaultValue?.summary?.replaceAll('"', '');
  if (!isInWords(value)) return { ...argType, description: inAll((_, own) => own(text)) };
  return {
    ...argType,
    description: inAll((locale, own) => `${own(text)} ${byDefault[locale]}: ${own(value)}.`),
    table: { ...table, defaultValue: {} },
  };
}

/** The properties of a component as Storybook reads them from its code, described in each language. */
export const extractArgTypes: ArgTypesExtractor = (component) => {
  const argTypes = parameters.docs.extractArgTypes(component);
  return (
    argTypes &&
    Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, describe(argType)]))
  );
};
