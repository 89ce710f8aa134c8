import type { Ref } from 'react';
import { drawTiles, getPalette } from '../../internal/art/drawTiles.ts';
import { Picture } from '../../internal/art/Picture.tsx';
import { Tiles } from '../../internal/art/Tiles.tsx';
import { Root } from './Cover.styles.ts';

export type CoverProps = {
  /** What the pattern and its colours depend on, such as the id of a job: the same seed gives the same cover. */
  seed: string;
  /**
   * What only the colours depend on, such as the id of the brand.
   * @default seed
   */
  paletteSeed?: string;
  /** The URL of a picture. The pattern is shown while it loads and if it fails. */
  src?: string | null;
  /**
   * The height: 64 (none on screens below 576 px, whose room is for the content), 104 (72 on screens below 768 px) or 160 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Whether the pattern is faint, as a background behind something more important, such as a name or a field.
   * @default false
   */
  isQuiet?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** The columns and rows of tiles, by size. */
const grids = { sm: [16, 2], md: [12, 3], lg: [12, 3] } as const;

/** Fills a strip with a picture or a pattern drawn from a seed. Decorative, with `aria-hidden`. */
export function Cover({
  seed,
  paletteSeed = seed,
  src,
  size = 'md',
  isQuiet = false,
  ...props
}: CoverProps) {
  const [columns, rows] = grids[size];
  return (
    <Root
      {...props}
      data-size={size}
      data-quiet={isQuiet || undefined}
      data-palette={getPalette(paletteSeed)}
      aria-hidden="true"
    >
      <Tiles paths={drawTiles(seed, columns, rows)} columns={columns} rows={rows} />
      <Picture src={src} />
    </Root>
  );
}
