import type { DesignSystemMessages } from '../i18n/catalogues.ts';
import type { DesignSystemLanguage } from '../i18n/languages.ts';

const files = import.meta.glob<DesignSystemMessages>('../i18n/*.json', {
  eager: true,
  import: 'default',
});

/** The library's messages in every language, for stories and tests. Pages load only the language that they show. */
export const catalogues = Object.fromEntries(
  Object.entries(files).map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ''), messages]),
) as Record<DesignSystemLanguage, DesignSystemMessages>;
