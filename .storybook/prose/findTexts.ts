import { compile } from '@mdx-js/mdx';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { withCustomConfig, type ComponentDoc } from 'react-docgen-typescript';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'unified';
import { hasWords, onOneLine, textsIn, type Node } from './pageTexts.ts';

const collect: Plugin<[string[]]> = function (found) {
  const parse = (markdown: string) => this.parse(markdown) as Node;
  return (page, file) => {
    for (const { text } of textsIn(page, String(file), parse)) found.push(text);
  };
};

async function textsOfPage(file: string): Promise<string[]> {
  const found: string[] = [];
  await compile(readFileSync(file), { remarkPlugins: [remarkGfm, [collect, found]] });
  // The name of a component heads its page in every language.
  const name = /\/docs\//.test(file) ? '' : basename(file, '.mdx');
  return found.filter((text) => hasWords(text) && text !== name);
}

/** Every text of the pages of documentation that is to be read in each language. */
export async function findPageTexts(): Promise<Set<string>> {
  const pages = await Promise.all(globSync('design-system/**/*.mdx').map(textsOfPage));
  return new Set(pages.flat());
}

type Property = ComponentDoc['props'][string];

// A default in code is a value, which its type may name.
function defaultInWords({ defaultValue, type }: Property): string[] {
  const value = String((defaultValue as { value?: unknown } | null)?.value);
  const isCode =
    !value.includes(' ') || /^['"]/.test(value) || JSON.stringify(type).includes(value);
  return isCode ? [] : [value];
}

/** Every description of a property of a component, and default in words, as its table on a page shows them. */
export function findPropertyTexts(): Set<string> {
  const isOwn = (file: string) => !/\.(stories|test)\.|\/(internal|docs|testing)\//.test(file);
  const parser = withCustomConfig('tsconfig.json', {
    propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    shouldExtractLiteralValuesFromEnum: true,
  });
  const components = parser.parse(globSync('design-system/**/*.tsx').filter(isOwn));
  const properties = components.flatMap(({ props }) => Object.values(props));
  const texts = properties.flatMap((property) => [
    onOneLine(property.description),
    ...defaultInWords(property),
  ]);
  return new Set(texts.filter(Boolean));
}
