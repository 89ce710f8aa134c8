import { derivePrimary } from '../../preferences/palette/derivePrimary.ts';

const themes = ['light', 'dark'] as const;

/** Returns the themes in which a primary colour is adjusted for contrast. */
export function getAdjustedThemes(color: string): 'light' | 'dark' | 'both' | 'none' {
  const adjusted = themes.filter((theme) => derivePrimary(color, theme).solid !== color);
  return adjusted.length === 2 ? 'both' : (adjusted[0] ?? 'none');
}
