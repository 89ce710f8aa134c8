import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { buildPackage } from './build.ts';
import { indexHtml, type Portal } from './portal.ts';
import { visit } from './visit.ts';

const otherVersionFolder = '.cache/other-version';

// npm installs a second version in two ways: for another package that depends on it, or for the portal under a second name. This test uses
// both.
const places = {
  nested: 'node_modules/widget/node_modules/@byline/design-system',
  renamed: 'node_modules/other-design-system',
};

const page = `import '@byline/design-system/styles.css';
import * as own from '@byline/design-system';
import * as nested from 'widget';
import * as renamed from 'other-design-system';
import { createRoot } from 'react-dom/client';

function Parts({ DesignSystemProvider, Badge, Button, Page, SelectField, TextField }: typeof own) {
  return (
    <DesignSystemProvider navigate={() => undefined}>
      <Page title="Sign up">
        <TextField label="Title" defaultValue="Morning tea" />
        <SelectField label="City" options={[{ id: 'a', label: 'Amman' }]} />
        <Badge tone="success">Paid</Badge>
        <Button>Save</Button>
      </Page>
    </DesignSystemProvider>
  );
}
createRoot(document.getElementById('root')!).render(
  Object.entries({ own, nested, renamed }).map(([name, library]) => (
    <div key={name} id={name}><Parts {...library} /></div>
  )),
);`;

/** Returns the classes of all elements and their computed styles, without values that depend on the position. */
function readLook(root: Locator) {
  return root.evaluate((element) => {
    const all = [...element.querySelectorAll('*')];
    const classes = all.flatMap(({ classList }) => [...classList]);
    const look = all.map((one) => {
      const style = getComputedStyle(one);
      return [one.tagName, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
    return { classes: [...new Set(classes)].filter((name) => name.startsWith('ds-')), look };
  });
}

/** Tests two versions of the package on one page. */
export function testVersions(getPortal: () => Portal, timeout: number): void {
  test(
    'two versions on one page share no class, and each looks as it does alone',
    async () => {
      const portal = getPortal();
      await buildPackage({ folder: otherVersionFolder, hasTypes: false, version: '0.0.1' });
      for (const place of Object.values(places)) {
        cpSync(otherVersionFolder, join(portal.folder, place), { recursive: true });
      }
      rmSync(otherVersionFolder, { recursive: true });
      portal.write(
        'node_modules/widget/package.json',
        JSON.stringify({ name: 'widget', version: '1.0.0', type: 'module', main: 'index.js' }),
      );
      portal.write('node_modules/widget/index.js', `export * from '@byline/design-system';\n`);
      portal.write('versions/index.html', indexHtml('./page.tsx'));
      portal.write('versions/page.tsx', page);
      portal.run('vite', 'build', 'versions', '--config', 'plain.config.js');
      const { page: tab, logs } = await visit(join(portal.folder, 'versions/dist'), {
        policy: `default-src 'self'; style-src 'self'`,
      });
      await tab.locator('#renamed button').first().waitFor();
      // Waits for the transitions that start with the first paint.
      await tab.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
      const [own, nested, renamed] = [
        await readLook(tab.locator('#own')),
        await readLook(tab.locator('#nested')),
        await readLook(tab.locator('#renamed')),
      ];
      expect(own.classes.length).toBeGreaterThan(5);
      expect(nested.classes).toEqual(renamed.classes);
      expect(own.classes.filter((name) => nested.classes.includes(name))).toEqual([]);
      expect(nested.look).toEqual(own.look);
      expect(renamed.look).toEqual(own.look);
      expect(logs).toEqual([]);
    },
    timeout,
  );
}
