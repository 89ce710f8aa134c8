import { derivePrimary } from '../../preferences/palette/derivePrimary.ts';

const themes = ['light', 'dark'] as const;

/** The themes in which a primary colour cannot be seen well enough as it is. */
export function adjustedIn(color: string): 'light' | 'dark' | 'both' | 'none' {
  const moved = themes.filter((theme) => derivePrimary(color, theme).solid !== color);
  return moved.length === 2 ? 'both' : (moved[0] ?? 'none');
}
