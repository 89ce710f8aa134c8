import type { Plugin } from 'unified';
import { hasWords, textsIn, type Node } from './pageTexts.ts';

/** The texts of the pages in one language, by their English; both are Markdown. */
export type Texts = Readonly<Record<string, string | undefined>>;

function shownIn(locale: string, block: Node): Node {
  const of = { type: 'mdxJsxAttribute', name: 'locale', value: locale };
  return {
    type: 'mdxJsxFlowElement',
    name: 'InLanguage',
    attributes: [of],
    children: [block],
  };
}

/**
 * Writes each block of a page once in English and once in each language of `languages`; `InLanguage` shows one of them. What
 * has no words, such as an example, is there once.
 */
export const inLanguages: Plugin<[Readonly<Record<string, Texts>>]> = function (languages) {
  const parse = (markdown: string) => this.parse(markdown) as Node;
  return (page, file) => {
    const source = String(file);

    function translated(block: Node, texts: Texts): Node {
      const copy = structuredClone(block);
      for (const { text, put } of textsIn(copy, source, parse)) {
        const own = texts[text];
        if (own !== undefined) put(own);
      }
      return copy;
    }

    function inEach(block: Node): Node[] {
      if (block.type === 'mdxJsxFlowElement' && block.name !== 'DoDont')
        return [{ ...block, children: (block.children ?? []).flatMap(inEach) }];
      if (![...textsIn(block, source, parse)].some(({ text }) => hasWords(text))) return [block];
      return [
        shownIn('en', block),
        ...Object.entries(languages).map(([locale, texts]) =>
          shownIn(locale, translated(block, texts)),
        ),
      ];
    }

    const root = page as Node;
    root.children = (root.children ?? []).flatMap(inEach);
  };
};
