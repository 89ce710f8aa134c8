import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules whose parts theme/shell.css styles. */
const shellModules = [
  'data/Conversation/Conversation',
  'layout/ActionBar/ActionBar',
  'layout/AppShell/AppShell',
  'layout/Navbar/Navbar',
  'layout/Page/Page',
  'navigation/Breadcrumbs/Breadcrumbs',
  'portal/RouteTransition/RouteTransition',
];

const shell = 'css/shell.css';

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const next = change(text);
  if (next === text) throw new Error(`${path} has changed: adapt scripts/package/shell.ts.`);
  writeFileSync(path, next);
}

/**
 * Takes the styles of the shell out of `styles.css` of a built package. The modules that need them import them, before their own styles.
 */
export function separateShell(folder: string, name: string): void {
  const source = join(folder, 'theme/shell.css');
  const rules = readFileSync(source, 'utf8');
  copyFileSync(source, join(folder, shell));
  rmSync(source);
  edit(join(folder, 'theme/styles.css'), (css) => css.replace(`@import './shell.css';\n`, ''));
  edit(join(folder, 'components.css'), (css) => `${rules}\n${css}`);
  for (const module of shellModules) {
    edit(join(folder, `${module}.js`), (code) => `import "${name}/${shell}";\n${code}`);
  }
}
