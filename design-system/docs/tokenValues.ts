import { preferenceChoices } from '../preferences/preferences.ts';
import css from '../theme/generated/tokens.css?raw';
import * as tokens from '../theme/generated/tokens.ts';

/** The themes in the order of the docs: all that a user can choose, without `system`. */
export const [, ...themes] = preferenceChoices.theme;
export type Theme = (typeof themes)[number];

// Reads the generated files, not the sources in `tokens`: the pages show what the package contains.

/** A token: its name, and its CSS value in each theme. */
export type TokenValue = { path: string; values: Record<Theme, string> };

type Tree = { readonly [key: string]: string | number | Tree };

const blocks = /^((?::root|\.theme-)[^{}]*) \{\n([^}]*)\}/gm;
// A token that a user can replace has the value of the library as its fallback, and a length is multiplied by the density.
const replaceable = /^(?:var\(--own-[\w-]+, (.+)\)|calc\((.+) \* var\(--density, 1\)\))$/;

/** Returns the custom properties of a rule with their values. */
function readBlock(text: string): [string, string][] {
  return [...text.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [
    name,
    replaceable.exec(value)?.slice(1).find(Boolean) ?? value,
  ]);
}

function readTheme(theme: Theme): Map<string, string> {
  return new Map(
    [...css.matchAll(blocks)]
      .filter(([, selector = '']) => selector.startsWith(':root') || selector === `.theme-${theme}`)
      .flatMap(([, , text = '']) => readBlock(text)),
  );
}

const byTheme = new Map(themes.map((theme) => [theme, readTheme(theme)]));

// A number is a breakpoint in px; all other tokens are custom properties.
function getValues(leaf: string | number): Record<Theme, string> {
  const property = /^var\((.+)\)$/.exec(String(leaf))?.[1];
  const getValue = (theme: Theme) =>
    property ? (byTheme.get(theme)?.get(property) ?? '') : `${leaf}px`;
  return { light: getValue('light'), dark: getValue('dark'), 'semi-dark': getValue('semi-dark') };
}

function flatten(tree: Tree, path: string): TokenValue[] {
  return Object.entries(tree).flatMap(([key, child]) => {
    const name = `${path}.${key}`;
    return typeof child === 'object'
      ? flatten(child, name)
      : [{ path: name, values: getValues(child) }];
  });
}

/** Returns every token of a group such as `color.text`, read from the generated files. */
export function listTokens(path: string): TokenValue[] {
  const group = path
    .split('.')
    .reduce<Tree | undefined>((tree, key) => tree?.[key] as Tree | undefined, tokens);
  if (!group) throw new Error(`There is no token group "${path}".`);
  return flatten(group, path);
}

/** Returns the names of the direct subgroups: `color` has `color.background`, `color.text`, … */
export function listGroups(path: keyof typeof tokens): string[] {
  return Object.keys(tokens[path]).map((key) => `${path}.${key}`);
}

/** Returns a length in rem with its value in px. */
export function withPixels(value: string): string {
  const rem = /^(-?[\d.]+)rem$/.exec(value)?.[1];
  return rem === undefined ? value : `${Number(rem) * 16} px · ${value}`;
}

/** The names of the themes. */
export const themeTitles: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  'semi-dark': 'Semi-dark',
};
