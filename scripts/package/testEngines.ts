import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Engine } from '../../journeys/browsers/engine.ts';
import { findFirefox, startFirefox } from '../../journeys/browsers/firefox.ts';
import { Visitor } from '../../journeys/browsers/visitor.ts';
import { findWebKit, startWebKit } from '../../journeys/browsers/webkit.ts';
import { serveFolder } from '../../journeys/harness/serveFolder.ts';
import { scenarioTimeout, type Pages } from './scenarios.ts';

// The installed browsers other than Chromium. The timeout is long, because WebKit takes a while to start.
const firefox = findFirefox();
const webKit = findWebKit();
const engines: [string, () => Promise<Engine>][] = [
  ...(firefox ? [['Firefox', () => startFirefox(firefox)] as [string, () => Promise<Engine>]] : []),
  ...(webKit ? [['WebKit', () => startWebKit(webKit)] as [string, () => Promise<Engine>]] : []),
];

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title><link rel="stylesheet" href="/main.css">
<script src="/violations.js"></script></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

/** The radius of buttons and lists with the default tokens: it shows that their styles have loaded. */
const defaultRadius = '8px';

const recordViolations = `window.violations = [];
addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));`;

/** Writes a page of the portal for a static host, and opens it in an engine. */
async function openParts(engine: Engine, client: string): Promise<Visitor> {
  writeFileSync(join(client, 'Parts'), page);
  writeFileSync(join(client, 'violations.js'), recordViolations);
  const site = await serveFolder(client, `default-src 'self'; style-src 'self'`);
  onTestFinished(site.close);
  const visitor = new Visitor(await engine.newTab(), site.url.replace(/\/$/, ''));
  await visitor.open('/Parts');
  return visitor;
}

/** Tests that the package works in the installed browsers besides Chromium, on a static host that allows only stylesheets. */
export function testEngines(getPages: () => Pages): void {
  describe.each(engines)('in %s', (_name, start) => {
    test(
      'components have their styles, a list and a tooltip open, and nothing violates the policy',
      async () => {
        const engine = await start();
        onTestFinished(() => engine.close());
        const visitor = await openParts(engine, getPages().client);
        const readStyle = (selector: string, property: string) =>
          visitor.tab.run<string>(
            'return getComputedStyle(document.querySelector(args[0])).getPropertyValue(args[1])',
            selector,
            property,
          );
        await visitor.see({ role: 'button', name: 'Save' });
        expect(await readStyle('#save', 'border-top-left-radius')).toBe(defaultRadius);
        await visitor.click({ role: 'button', name: /City/ });
        await visitor.see({ role: 'option', name: 'Beirut' });
        expect(await readStyle('[data-trigger=Select]', 'border-top-left-radius')).toBe(
          defaultRadius,
        );
        await visitor.click({ role: 'option', name: 'Beirut' });
        await visitor.see({ role: 'button', name: /Beirut/ });
        await visitor.press('Tab');
        await visitor.see({ role: 'tooltip' });
        expect(await visitor.tab.run('return violations')).toEqual([]);
        expect(await visitor.tab.run('return document.querySelectorAll("style").length')).toBe(0);
      },
      scenarioTimeout * 2,
    );
  });
}
