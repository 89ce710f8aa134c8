import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { findPageTexts, findPropertyTexts } from './findTexts.ts';
import { InLanguage, PageLanguage } from './InLanguage.tsx';
import { inLanguages, type Texts } from './inLanguages.ts';
import { languages } from './languages.ts';

const wanted = new Set([...(await findPageTexts()), ...findPropertyTexts()]);

test.each(Object.entries<Texts>(languages))('every page can be read in %s', (_, texts) => {
  expect([...wanted].filter((text) => !texts[text])).toEqual([]);
  expect(Object.keys(texts).filter((text) => !wanted.has(text))).toEqual([]);
});

const page = `
export const DoDont = ({ pairs }) => <i>{pairs[0].do}</i>;

# A title

A **Button** and \`code\` on
two lines.

- one of a list

| Key |
| --- |
| Tab |

<DoDont pairs={[{ do: 'Say “so”.' }]} />

<div>text of an example</div>
`;

const other = {
  'A title': 'T',
  'A **Button** and `code` on two lines.': '`code` & **Button**',
  'one of a list': '*first*',
  Key: 'K',
  'Say “so”.': 'S “s”',
};

async function read(locale: string, source = page): Promise<string> {
  const { default: Content } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [remarkGfm, [inLanguages, { other }]],
    useMDXComponents: () => ({ InLanguage }),
  });
  const html = renderToStaticMarkup(
    createElement(PageLanguage, { value: locale }, createElement(Content)),
  );
  return html.replaceAll('\n', '');
}

test('a page is shown in one language, with what has no translation in English', async () => {
  expect(await read('other')).toBe(
    '<h1>T</h1><p><code>code</code> &amp; <strong>Button</strong></p><ul><li><em>first</em></li></ul>' +
      '<table><thead><tr><th>K</th></tr></thead><tbody><tr><td>Tab</td></tr></tbody></table>' +
      '<i>S “s”</i><div>text of an example</div>',
  );
  const english = await read('en');
  expect(english).toContain('<p>A <strong>Button</strong> and <code>code</code> ontwo lines.</p>');
  expect(english).not.toContain('first');
});

test('a translation that is no single paragraph is refused', async () => {
  other['one of a list'] = '# heading';
  await expect(read('other')).rejects.toThrow('no single paragraph: # heading');
});
