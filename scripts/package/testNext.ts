import type { Locator } from 'playwright';
import { expect, describe, onTestFinished, test } from 'vitest';
import ar from '../../design-system/i18n/ar.json' with { type: 'json' };
import { nextFolders, type Portal } from './portal.ts';
import { startNext } from './startNext.ts';
import { findError, openPage } from './visit.ts';

/**
 * Matches the hydrated page: DesignSystemProvider sets `data-navbar-type` in an effect. Language, direction and theme already exist before
 * hydration, and must stay.
 */
const hydrated = 'html[dir=rtl][lang=ar][data-navbar-type] body.theme-dark';

// The corners of buttons show which styles apply: README.md's brand (`defineTheme` in app/layout.tsx) has a radius of 0.25rem.
const brandRadius = '4px';
const defaultRadius = '8px';

function readRadius(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).borderRadius);
}

/** Returns how often a text contains another text. */
function countOf(text: string, searched: string): number {
  return text.split(searched).length - 1;
}

/** Opens the Next.js portal as a new user who reads Arabic and whose operating system is dark. */
async function visitNext(url: string, javaScriptEnabled = true) {
  const opened = await openPage({ javaScriptEnabled, colorScheme: 'dark' });
  await opened.page.context().addCookies([{ name: 'locale', value: 'ar', url }]);
  await opened.page.goto(url);
  const email = opened.page.getByRole('textbox', { name: 'Email' });
  const apply = opened.page.getByRole('button', { name: 'Apply' });
  return { ...opened, email, apply };
}

// `_app.tsx` and a page of a portal with the Pages Router.
const pagesRouterApp = `import '@byline/design-system/styles.css';
import '@byline/design-system/components.css';
import { DesignSystemProvider } from '@byline/design-system';
import type { AppProps } from 'next/app';
import { useRouter } from 'next/router';

export default function App({ Component, pageProps }: AppProps) {
  const { push } = useRouter();
  return (
    <DesignSystemProvider navigate={(path) => void push(path)}>
      <Component {...pageProps} />
    </DesignSystemProvider>
  );
}`;
const pagesRouterPage = `import { Button } from '@byline/design-system/Button';
import { useState } from 'react';

export default function Classic() {
  const [isSaved, setSaved] = useState(false);
  return isSaved ? <p>Saved</p> : <Button onPress={() => setSaved(true)}>Save</Button>;
}`;

/** Builds and serves portals with both routers of Next.js. */
export function testNext(getPortal: () => Portal, timeout: number): void {
  describe('with Next.js', () => {
    test.each([
      // With `cacheComponents`, Next.js drops the result of an action without JavaScript (vercel/next.js#97784).
      ['from its newest template', nextFolders.template, [true]],
      ['without cacheComponents', nextFolders.uncached, [true, false]],
    ])(
      'Next.js builds the portal %s, and its server action works as the README promises',
      async (_title, folder, scripts) => {
        getPortal().run('next', 'build', folder);
        const next = await startNext(getPortal().folder, folder, 'start');
        onTestFinished(next.stop);
        for (const hasScript of scripts) {
          const { page, logs, email, apply } = await visitNext(next.url, hasScript);
          // The portal's next/proxy.ts, which is copied from the library's README, sets the policy.
          const response = await page.request.get(next.url);
          expect(response.headers()['content-security-policy']).toMatch(/style-src 'self' 'nonce-/);
          if (hasScript) await page.locator(hydrated).waitFor();
          // The brand's radius applies also without scripts, so the page links the components' and the brand's styles.
          expect(await readRadius(apply)).toBe(brandRadius);
          await email.fill('taken@demo.test');
          await apply.click();
          const taken = 'This address is taken.';
          await expect
            .poll(() => page.locator('[data-part="error"]').allInnerTexts())
            .toEqual([taken]);
          await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
          // The field shows the message. Without scripts, the form's summary repeats it, because it cannot know which messages appear at a
          // field.
          expect(countOf(await page.innerText('form'), taken)).toBe(hasScript ? 1 : 2);
          expect(await email.inputValue()).toBe('taken@demo.test');
          await email.fill('mia@demo.test');
          await apply.click();
          await page.getByText('Signed up as mia@demo.test').waitFor();
          expect(logs).toEqual([]);
        }
      },
      timeout,
    );

    test(
      'Next.js renders the portal right-to-left on the server, and hydrates it without warnings',
      async () => {
        const next = await startNext(getPortal().folder, nextFolders.template, 'dev');
        onTestFinished(next.stop);
        const { page, logs, email } = await visitNext(next.url);
        await page.locator(hydrated).waitFor();
        await email.fill('mia@demo');
        await email.press('Tab');
        const message = ar['ds.validation.email'];
        await findError(page, message.replace('{field}', 'Email')).waitFor();
        await page.emulateMedia({ colorScheme: 'light' });
        await page.locator('body:not(.theme-dark)').waitFor();
        expect(logs).toEqual([]);
        expect(next.output()).not.toMatch(/warning|error|⚠|⨯/i);
      },
      timeout,
    );

    test(
      'the Pages Router of Next.js renders components with their styles',
      async () => {
        getPortal().write('next-pages/pages/_app.tsx', pagesRouterApp);
        getPortal().write('next-pages/pages/index.tsx', pagesRouterPage);
        // Adds an icon, because browsers request one and log an error if it is missing.
        getPortal().write('next-pages/public/favicon.ico', '');
        getPortal().run('next', 'build', 'next-pages');
        const next = await startNext(getPortal().folder, 'next-pages', 'start');
        onTestFinished(next.stop);
        const { page, logs } = await openPage();
        await page.goto(next.url);
        const save = page.getByRole('button', { name: 'Save' });
        expect(await readRadius(save)).toBe(defaultRadius);
        await save.click();
        await page.getByText('Saved').waitFor();
        expect(logs).toEqual([]);
      },
      timeout,
    );
  });
}
