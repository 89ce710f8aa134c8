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
    },
    scenarioTimeout * 2,
  );

  test(
    'the least specific rule of a portal wins over every rule of the library',
    async () => {
      const html = Object.values(getPages().renderExamples()).join('\n');
      const { page } = await visit(getPages().client, {
        policy: `default-src 'self'; img-src 'self' data:; ${policy}`,
        body: `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/main.css"></head><body>${html}</body></html>`,
      });
      const { count, unchanged } = await page.evaluate(() => {
        // In no layer.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('[data-part] { color: rgb(1 2 3); transition: none; }');
        document.adoptedStyleSheets.push(sheet);
        const parts = [...document.querySelectorAll('[data-part]')];
        const other = parts.filter((part) => getComputedStyle(part).color !== 'rgb(1, 2, 3)');
        return { count: parts.length, unchanged: other.map(({ outerHTML }) => outerHTML) };
      });
      expect(count).toBeGreaterThan(300);
      expect(unchanged).toEqual([]);
    },
    scenarioTimeout,
  );
}
