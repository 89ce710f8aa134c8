import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { components } from '../../design-system/guards/components.ts';
import * as charts from '../../design-system/charts.ts';
import { policy, scenarioTimeout, type Pages } from './scenarios.ts';
import { visit } from './visit.ts';

/** Tests every component of the package in its example: rendered on a server, and hydrated under a policy without inline styles. */
export function testExamples(getPages: () => Pages): void {
  test(
    'every component is rendered on a server, and hydrated without a mismatch where only stylesheets are allowed',
    async () => {
      const html = getPages().renderExamples();
      // Leaves out the charts, because the portal does not install Recharts.
      const names = components.map(([name]) => name).filter((name) => !(name in charts));
      expect(Object.keys(html).sort()).toEqual(names.sort());
      const css = readFileSync(join(getPages().client, 'main.css'), 'utf8');
      const classes = new Set(
        Object.values(html)
          .join('')
          .match(/\bds-[0-9a-f]{6}\b/g),
      );
      expect(classes.size).toBeGreaterThan(200);
      expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([]);
      const sections = Object.entries(html).map(
        ([name, example]) => `<div data-example="${name}">${example}</div>`,
      );
      const { page, logs } = await visit(getPages().client, {
        // The pictures of the examples are data URLs.
        policy: `default-src 'self'; img-src 'self' data:; ${policy}`,
        body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><title></title></head>
<body>${sections.join('\n')}<script type="module" src="/main.js"></script></body></html>`,
      });
      await page.waitForFunction(() => document.title !== '', undefined, {
        timeout: scenarioTimeout,
      });
      expect(JSON.parse(await page.title())).toEqual([]);
      expect(logs).toEqual([]);
      expect(await page.locator('style').count()).toBe(0);

      // The least specific rule of a portal wins over every rule of the library, because it is in no layer.
      const unchanged = await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('[data-part] { color: rgb(1 2 3); transition: none; }');
        document.adoptedStyleSheets.push(sheet);
        return [...document.querySelectorAll('[data-part]')]
          .filter((part) => getComputedStyle(part).color !== 'rgb(1, 2, 3)')
          .map((part) => part.getAttribute('data-part'));
      });
      expect(unchanged).toEqual([]);
      expect(await page.locator('[data-part]').count()).toBeGreaterThan(300);
    },
    scenarioTimeout * 2,
  );
}
