import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { designSystemLanguages } from '../../design-system/i18n/languages.ts';
import { catalogues } from '../../design-system/testing/catalogues.ts';
import { indexHtml, type Portal } from './portal.ts';
import { openPage } from './visit.ts';

/** A language that a portal adds, with one message. It compiles because `@ts-expect-error` expects the error about the missing messages. */
export const ownLanguage = `import { loadCompiledMessages, type DesignSystemMessages } from '@byline/design-system/messages';
import english from '@byline/design-system/messages/en';

// @ts-expect-error All other messages are missing.
const incomplete: DesignSystemMessages = { 'ds.dialog.close': 'Stäng' };
const sv: DesignSystemMessages = { ...english, ...incomplete };

export const loading = loadCompiledMessages('sv-FI', { own: { sv } });
`;

const page = `import '@byline/design-system/styles.css';
import { DesignSystemProvider, PasswordField } from '@byline/design-system';
import { loadCompiledMessages } from '@byline/design-system/messages';
import { createRoot } from 'react-dom/client';

const { locale, messages } = await loadCompiledMessages(navigator.languages);
createRoot(document.getElementById('root')!).render(
  <DesignSystemProvider locale={locale} messages={messages}>
    <PasswordField label="P" />
  </DesignSystemProvider>,
);`;

/** The page of a portal with react-intl. */
const intlPage = page
  .replace('</DesignSystemProvider>,\n', '</DesignSystemProvider>\n  </IntlProvider>,\n')
  .replace(
    '<DesignSystemProvider locale={locale} messages={messages}>',
    '<IntlProvider locale={locale} messages={messages}>\n    <DesignSystemProvider intlContext={IntlContext}>',
  )
  .replaceAll('loadCompiledMessages', 'loadDesignSystemMessages')
  .replace('import {', "import { IntlContext, IntlProvider } from 'react-intl';\nimport {");

const button = `import { Button } from '@byline/design-system';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<Button>Save</Button>);`;

/** Returns the languages whose messages a script contains. */
function listLanguages(code: string): string[] {
  return designSystemLanguages.filter((language) =>
    // A message whose text differs in each language.
    code.includes(catalogues[language]['ds.starred.arrangeHint']),
  );
}

/** Tests which languages the pages of a portal load. */
export function testLanguages(getPortal: () => Portal, timeout: number): void {
  test.each([
    ['without react-intl', page],
    ['with react-intl', intlPage],
  ])(
    'a page %s loads the messages in the language of its user, in one chunk, and no others',
    async (_, code) => {
      const portal = getPortal();
      portal.write('languages/index.html', indexHtml('./page.tsx'));
      portal.write('languages/page.tsx', code);
      portal.run('vite', 'build', 'languages', '--config', 'plain.config.js');
      for (const [locale, language] of [
        ['fr-CH', 'fr'],
        ['zh-TW', 'zh-Hant'],
        ['pt-PT', 'pt-BR'],
        // There are no messages in Serbian, so the page is in English.
        ['sr-RS', 'en'],
      ] as const) {
        const opened = await openPage({ locale });
        const loaded: string[] = [];
        await opened.page.route('**/*', (route) => {
          const { pathname } = new URL(route.request().url());
          const path = join(
            portal.folder,
            'languages/dist',
            pathname === '/' ? 'index.html' : pathname,
          );
          if (path.endsWith('.js')) loaded.push(...listLanguages(readFileSync(path, 'utf8')));
          return route.fulfill({ path });
        });
        await opened.page.goto('http://portal.test/');
        const name = catalogues[language]['ds.password.show'];
        await opened.page.getByRole('button', { name }).waitFor();
        // English is in the code, so without react-intl no catalogue is loaded for it.
        expect(loaded).toEqual(language === 'en' && code === page ? [] : [language]);
        // A page in the language of its user keeps the region, which decides on formats.
        const lang = language === 'en' ? 'en' : locale;
        expect(await opened.page.locator('html').getAttribute('lang')).toBe(lang);
        expect(opened.logs).toEqual([]);
      }
    },
    timeout,
  );

  test(
    'a page that loads no messages contains none of another language',
    () => {
      const portal = getPortal();
      portal.write('button/index.html', indexHtml('./page.tsx'));
      portal.write('button/page.tsx', button);
      portal.run('vite', 'build', 'button', '--config', 'plain.config.js');
      const scripts = globSync(join(portal.folder, 'button/dist/**/*.js'));
      const code = scripts.map((path) => readFileSync(path, 'utf8')).join('\n');
      expect(code).toContain('Save');
      expect(listLanguages(code)).toEqual([]);
    },
    timeout,
  );

  test('a server loads the messages of a language without a bundler', () => {
    // `iw` is the former code of Hebrew.
    const code = `const { loadDesignSystemMessages } = await import('@byline/design-system/messages');
console.log(JSON.stringify(await loadDesignSystemMessages(['*', 'iw'])))`;
    expect(JSON.parse(getPortal().run('node', '--input-type=module', '--eval', code))).toEqual({
      locale: 'he',
      language: 'he',
      messages: catalogues.he,
    });
  });
}
