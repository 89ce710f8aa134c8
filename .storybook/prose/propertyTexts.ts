import { parameters } from '@storybook/react/entry-preview-argtypes';
import type { ArgTypesExtractor } from 'storybook/internal/docs-tools';
import ar from './ar/properties.json' with { type: 'json' };
import zhHans from './zh-Hans/properties.json' with { type: 'json' };
import type { Texts } from './inLanguages.ts';
import { onOneLine } from './pageTexts.ts';

const languages: Readonly<Record<string, Texts>> = { ar, 'zh-Hans': zhHans };

// Storybook takes one text of Markdown. It holds all languages, and `review.css` shows that of the page.
function inAll(description: string): string {
  const english = onOneLine(description);
  const texts = Object.entries(languages).map(([locale, own]) => [locale, own[english] ?? english]);
  return [['en', english], ...texts]
    .map(([locale, text]) => `<span lang="${locale}">${text}</span>`)
    .join('');
}

/** The properties of a component as Storybook reads them from its code, described in each language. */
export const extractArgTypes: ArgTypesExtractor = (component) => {
  const argTypes = parameters.docs.extractArgTypes(component);
  return (
    argTypes &&
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const { description } = argType;
        return [name, description ? { ...argType, description: inAll(description) } : argType];
      }),
    )
  );
};
