import { mkdirSync, writeFileSync } from 'node:fs';
import { readPalette, withOwnColor } from './ownColors.ts';
import { readSemantic, readTheme, themeNames, type ThemeName, type Token } from './read.ts';
import { pathToProperty, valueToCss } from './toCss.ts';

const banner = 'Made by `npm run tokens` from tokens/*.json; edit those.';

function cssOf(token: Token, theme: ThemeName): string {
  return withOwnColor(token, theme, valueToCss(token));
}

function rule(selector: string, tokens: Token[], theme: ThemeName = 'light'): string {
  const lines = tokens.map((token) => `  ${pathToProperty(token.path)}: ${cssOf(token, theme)};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

// Media queries cannot read custom properties, so breakpoints exist in TypeScript only.
function isMedia(token: Token): boolean {
  return token.path.startsWith('breakpoint.');
}

/** The stylesheet: every role on :root, then what each other theme changes on its body class. */
export function buildCss(): string {
  const shared = readSemantic().filter((token) => !isMedia(token));
  const light = readTheme('light');
  const lightCss = new Map(light.map((token) => [token.path, cssOf(token, 'light')]));
  const blocks = themeNames
    .filter((name) => name !== 'light')
    .map((name) => {
      const changed = readTheme(name).filter((t) => cssOf(t, name) !== lightCss.get(t.path));
      return rule(`body.theme-${name}`, changed, name);
    });
  const schemes =
    ':root {\n  color-scheme: light;\n}\n\nbody.theme-dark {\n  color-scheme: dark;\n}\n';
  return [`/* ${banner} */\n`, schemes, rule(':root', [...shared, ...light]), ...blocks].join('\n');
}

type Tree = { [key: string]: string | number | Tree };

function plant(tree: Tree, path: string, leaf: string | number): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let node = tree;
  for (const key of keys) node = (node[key] ??= {}) as Tree;
  node[last] = leaf;
}

function tokenTree(): Tree {
  const tree: Tree = {};
  for (const token of [...readSemantic(), ...readTheme('light')]) {
    const leaf = isMedia(token)
      ? (token.value as { value: number }).value
      : `var(${pathToProperty(token.path)})`;
    plant(tree, token.path, leaf);
  }
  return tree;
}

function constants(groups: Tree): string {
  return Object.entries(groups)
    .map(([name, group]) => `export const ${name} = ${JSON.stringify(group, null, 2)} as const;\n`)
    .join('\n');
}

/**
 * The typed constants: `tokens.color.text.muted` is `var(--color-text-muted)`; breakpoints are pixels. A constant
 * a group, and a file for the many colours, so that a build leaves out what a component does not use.
 */
export function buildTypeScript(): string {
  const groups = tokenTree();
  delete groups['color'];
  return `// ${banner}\nexport * as color from './colors.ts';\n\n${constants(groups)}`;
}

/** The colours among them. */
export function buildColors(): string {
  return `// ${banner}\n${constants(tokenTree()['color'] as Tree)}`;
}

/** The raw colours that the reader's own are measured against, and those offered. */
export function buildPalette(): string {
  return `// ${banner}\nexport const palette = ${JSON.stringify(readPalette(), null, 2)} as const;\n`;
}

if (import.meta.main) {
  const folder = new URL('../design-system/theme/generated/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('tokens.css', folder), buildCss());
  writeFileSync(new URL('tokens.ts', folder), buildTypeScript());
  writeFileSync(new URL('colors.ts', folder), buildColors());
  writeFileSync(new URL('palette.ts', folder), buildPalette());
}
