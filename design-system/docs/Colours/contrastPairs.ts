import contrastFile from '../../../tokens/contrast.json' with { type: 'json' };
import { contrast } from '../../preferences/palette/contrast.ts';
import { listTokens, themes, type Theme, type TokenValue } from '../tokenValues.ts';

/** Two colours used together, with the contrast ratio that they need and reach. */
export type Pair = {
  foreground: TokenValue;
  background: TokenValue;
  needed: number;
  reached: Record<Theme, number>;
};

const colors = new Map(listTokens('color').map((token) => [token.path, token]));

function getColor(path: string): TokenValue {
  const token = colors.get(path);
  if (!token) throw new Error(`tokens/contrast.json contains "${path}", which is not a colour.`);
  return token;
}

/** The pairs of `tokens/contrast.json` with their contrast in every theme. */
export const contrastPairs: readonly Pair[] = contrastFile.pairs.map((pair) => {
  const [foreground, background] = [getColor(pair.foreground), getColor(pair.background)];
  const measured = themes.map((theme) => [
    theme,
    contrast(foreground.values[theme], background.values[theme]),
  ]);
  const reached = Object.fromEntries(measured) as Record<Theme, number>;
  return { foreground, background, needed: pair.ratio, reached };
});
