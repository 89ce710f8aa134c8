import contrastFile from '../../../tokens/contrast.json' with { type: 'json' };
import { contrast } from '../../preferences/palette/contrast.ts';
import { listTokens, themes, type Theme, type TokenValue } from '../tokenValues.ts';

/** Two colours that meet, with the contrast that they need and have. */
export type Pair = {
  foreground: TokenValue;
  background: TokenValue;
  needed: number;
  reached: Record<Theme, number>;
};

const colors = new Map(listTokens('color').map((token) => [token.path, token]));

function colorOf(path: string): TokenValue {
  const token = colors.get(path);
  if (!token) throw new Error(`tokens/contrast.json names "${path}", which is no colour.`);
  return token;
}

/** The pairs of `tokens/contrast.json`, measured in every theme. */
export const contrastPairs: readonly Pair[] = contrastFile.pairs.map((pair) => {
  const [foreground, background] = [colorOf(pair.foreground), colorOf(pair.background)];
  const measured = themes.map((theme) => [
    theme,
    contrast(foreground.values[theme], background.values[theme]),
  ]);
  const reached = Object.fromEntries(measured) as Record<Theme, number>;
  return { foreground, background, needed: pair.ratio, reached };
});
