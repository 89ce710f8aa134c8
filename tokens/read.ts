import { readFileSync } from 'node:fs';

/**
 * The themes in the order of the stylesheet, as in `preferenceChoices` of the library: tokens import nothing, not even their names. Light has
 * no body class.
 */
export const themeNames = ['light', 'dark', 'semi-dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/**
 * A token with its aliases resolved. `path` is dotted, as in `color.text.muted`. `replacedBy` are custom properties of the user's colours:
 * the first that is set replaces the value. `follows` is another role whose value it has until a theme changes one of the two.
 */
export type Token = {
  path: string;
  type: string;
  value: unknown;
  replacedBy: readonly string[];
  follows?: string;
};

type Group = { [key: string]: unknown };

function load(file: string): Group {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Group;
}

function collect(group: Group, path: string[], inherited: string | undefined, into: Token[]): void {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$value' in group) {
    if (!type)
      throw new Error(`${path.join('.')} has no $type; add one to it or to a group above.`);
    const extensions = group['$extensions'] as { 'byline.replacedBy'?: string[] } | undefined;
    const replacedBy = extensions?.['byline.replacedBy'] ?? [];
    const follows = /^\{(?!base\.)(.+)\}$/.exec(String(group['$value']))?.[1];
    into.push({
      path: path.join('.'),
      type,
      value: group['$value'],
      replacedBy,
      ...(follows && { follows }),
    });
    return;
  }
  for (const [key, child] of Object.entries(group)) {
    if (!key.startsWith('$')) collect(child as Group, [...path, key], type, into);
  }
}

function flatten(group: Group): Token[] {
  const tokens: Token[] = [];
  collect(group, [], undefined, tokens);
  return tokens;
}

function resolveAliases(
  value: unknown,
  scope: Map<string, Token>,
  seen: readonly string[],
): unknown {
  if (typeof value === 'string' && /^\{.+\}$/.test(value)) {
    const path = value.slice(1, -1);
    const target = scope.get(path);
    if (!target) throw new Error(`${value} is not a token; see tokens/base.tokens.json.`);
    if (seen.includes(path)) throw new Error(`${value} refers to itself: ${seen.join(' → ')}.`);
    return resolveAliases(target.value, scope, [...seen, path]);
  }
  if (Array.isArray(value)) return value.map((item) => resolveAliases(item, scope, seen));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, resolveAliases(child, scope, seen)]),
    );
  }
  return value;
}

function resolveTokens(tokens: Token[], scope: Token[]): Token[] {
  const tokensByPath = new Map(scope.map((token) => [token.path, token]));
  return tokens.map((token) => ({
    ...token,
    value: resolveAliases(token.value, tokensByPath, [token.path]),
  }));
}

/** Reads the raw scales that themes refer to. Components do not use them. */
export function readBase(): Token[] {
  const base = flatten(load('base.tokens.json'));
  return resolveTokens(base, base);
}

/** Reads the roles that all themes share: space, size, font, radius, motion, layer, breakpoint. */
export function readSemantic(): Token[] {
  const semantic = flatten(load('semantic.tokens.json'));
  return resolveTokens(semantic, [...flatten(load('base.tokens.json')), ...semantic]);
}

/** Reads the colours and shadows of one theme. */
export function readTheme(name: ThemeName): Token[] {
  const theme = flatten(load(`themes/${name}.tokens.json`));
  return resolveTokens(theme, [...flatten(load('base.tokens.json')), ...theme]);
}

/** A pair of colours that needs contrast in every theme, with its WCAG 2.2 ratio. */
export type Pair = { foreground: string; background: string; ratio: number };

/** Reads the pairs that need contrast. */
export function readPairs(): Pair[] {
  return load('contrast.json')['pairs'] as Pair[];
}
