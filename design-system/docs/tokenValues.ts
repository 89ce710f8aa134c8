import css from '../theme/generated/tokens.css?raw';
import * as tokens from '../theme/generated/tokens.ts';

/** The themes, in the order of the pages. */
export const themes = ['light', 'dark', 'semi-dark'] as const;
export type Theme = (typeof themes)[number];

/** A token as a designer looks it up: its name, and its value in each theme as CSS. */
export type TokenValue = { path: string; values: Record<Theme, string> };

type Tree = { readonly [key: string]: string | number | Tree };

const blocks = /^(:root|body\.theme-[\w-]+) \{\n([^}]*)\}/gm;
// What a reader's own colour may take the place of is the theme's own without it.
const ownColor = /^var\(--own-[\w-]+, (.+)\)$/;

function readBlock(text: string): [string, string][] {
  return [...text.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [
    name,
    ownColor.exec(value)?.[1] ?? value,
  ]);
}

function readTheme(theme: Theme): Map<string, string> {
  const selectors = [':root', `body.theme-${theme}`];
  return new Map(
    [...css.matchAll(blocks)]
      .filter(([, selector = '']) => selectors.includes(selector))
      .flatMap(([, , text = '']) => readBlock(text)),
  );
}

const byTheme = new Map(themes.map((theme) => [theme, readTheme(theme)]));

function valuesOf(leaf: string | number): Record<Theme, string> {
  const property = /^var\((.+)\)$/.exec(String(leaf))?.[1];
  const valueIn = (theme: Theme) =>
    property ? (byTheme.get(theme)?.get(property) ?? '') : `${leaf}px`;
  return { light: valueIn('light'), dark: valueIn('dark'), 'semi-dark': valueIn('semi-dark') };
}

function flatten(tree: Tree, path: string): TokenValue[] {
  return Object.entries(tree).flatMap(([key, child]) => {
    const name = `${path}.${key}`;
    return typeof child === 'object'
      ? flatten(child, name)
      : [{ path: name, values: valuesOf(child) }];
  });
}

/** Every token under a name, as `color.text`, from the files that components read too. */
export function listTokens(path: string): TokenValue[] {
  const found = path
    .split('.')
    .reduce<Tree | undefined>((tree, key) => tree?.[key] as Tree | undefined, tokens);
  if (!found) throw new Error(`There is no token group "${path}".`);
  return flatten(found, path);
}

/** The names of the groups right under a name: `color` has `background`, `text`, … */
export function listGroups(path: keyof typeof tokens): string[] {
  return Object.keys(tokens[path]).map((key) => `${path}.${key}`);
}

/** A length in rem also as pixels, which is what drawing programs ask for. */
export function withPixels(value: string): string {
  const rem = /^(-?[\d.]+)rem$/.exec(value)?.[1];
  return rem === undefined ? value : `${Number(rem) * 16} px · ${value}`;
}
