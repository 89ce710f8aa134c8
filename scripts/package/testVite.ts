import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readmeFiles, type Portal } from './portal.ts';
import { visit } from './visit.ts';

const folder = 'vite-template';
const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];

/** Builds the portal of the README from the newest template of Vite, with the template's versions and settings of TypeScript. */
export function testVite(getPortal: () => Portal & { tarball: string }, timeout: number): void {
  test(
    'the newest template of Vite compiles and builds the portal of the README',
    async () => {
      const portal = getPortal();
      portal.run('npx', '--yes', 'create-vite@latest', folder, '--template', 'react-ts');
      portal.run('npm', ...install, portal.tarball, 'react-aria-components', 'react-aria');
      portal.run('npm', ...install, '--save-dev', '@react-aria/optimize-locales-plugin');
      for (const [path, text] of readmeFiles()) {
        if (!/^(app\/|proxy)/.test(path)) portal.write(join(folder, path), text);
      }
      portal.run('npm', 'run', 'build', '--prefix', folder);
      const { page, logs } = await visit(join(portal.folder, folder, 'dist'));
      await page.getByRole('textbox', { name: 'Email' }).waitFor();
      expect(logs).toEqual([]);
    },
    timeout,
  );
}
