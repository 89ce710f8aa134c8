import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readSemantic, readTheme, themeNames, type Token } from '../../tokens/read.ts';
import { pathToProperty } from '../../tokens/toCss.ts';

/** The namespaces of Tailwind 4 for the groups of our tokens. */
const namespaces: Record<string, string> = {
  color: 'color',
  space: 'spacing',
  'font.family': 'font',
  'font.size': 'text',
  'font.weight': 'font-weight',
  'font.line': 'leading',
  radius: 'radius',
  shadow: 'shadow',
  'motion.easing': 'ease',
  breakpoint: 'breakpoint',
};

function toTailwindLine(token: Token): string[] {
  // The colours of pictures are no variables.
  if (token.path.startsWith('color.art.')) return [];
  const group = Object.keys(namespaces).find((name) => token.path.startsWith(`${name}.`));
  if (!group) return [];
  const name = pathToProperty(token.path.slice(group.length + 1)).slice(2);
  // Media queries cannot use custom properties.
  const value =
    group === 'breakpoint'
      ? `${(token.value as { value: number }).value}px`
      : `var(${pathToProperty(token.path)})`;
  return [`  --${namespaces[group]}-${name}: ${value};\n`];
}

/** Returns the preset for Tailwind 4. `reference` writes no variables: those of the library change with the theme. */
export function buildTailwind(): string {
  const lines = [...readSemantic(), ...readTheme('light')].flatMap(toTailwindLine);
  return `@theme inline reference {\n${lines.join('')}}\n`;
}

type Group = { [key: string]: unknown };

const remInPx = 16;

/** Returns a token for Figma, whose variables have colours, numbers in px and texts; undefined for the other types. */
function toFigma({ type, value }: Token): Group | undefined {
  if (type === 'color') return { $type: 'color', $value: value };
  if (type === 'dimension') {
    const { value: length, unit } = value as { value: number; unit: string };
    const px = unit === 'rem' ? length * remInPx : length;
    return { $type: 'dimension', $value: { value: px, unit: 'px' } };
  }
  if (type === 'number' || type === 'fontWeight') return { $type: 'number', $value: value };
  if (type === 'fontFamily') return { $type: 'string', $value: (value as string[])[0] };
  return undefined;
}

/** Returns the variables of a theme for Figma's import, where each theme is a mode. All aliases are resolved. */
export function buildFigma(theme: (typeof themeNames)[number]): Group {
  const root: Group = {};
  for (const token of [...readSemantic(), ...readTheme(theme)]) {
    const variable = toFigma(token);
    if (!variable) continue;
    const keys = token.path.split('.');
    const last = keys.pop() as string;
    let group = root;
    for (const key of keys) group = (group[key] ??= {}) as Group;
    group[last] = variable;
  }
  return root;
}

/** Writes the tokens of the package for other tools: DTCG files, the preset for Tailwind and the variables for Figma. */
export function writeTokens(folder: string): void {
  const write = (path: string, text: string) => {
    const target = join(folder, 'tokens', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('tailwind.css', buildTailwind());
  for (const theme of themeNames) {
    write(`figma/${theme}.json`, `${JSON.stringify(buildFigma(theme), null, 2)}\n`);
  }
  for (const path of globSync('tokens/{*.tokens.json,themes/*.tokens.json}')) {
    copyFileSync(path, join(folder, 'tokens', basename(path)));
  }
}
