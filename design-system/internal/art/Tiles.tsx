import { tile, type TilePaths } from './drawTiles.ts';
import { Drawing } from './Tiles.styles.ts';

type TilesProps = { paths: TilePaths; columns: number; rows: number };

/** Renders drawn tiles in the colours of the palette around them; covers its box and crops the rest. */
export function Tiles({ paths, columns, rows }: TilesProps) {
  return (
    <Drawing
      data-part="drawing"
      viewBox={`0 0 ${columns * tile} ${rows * tile}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Object.entries(paths).map(
        ([name, data]) => data && <path key={name} data-color={name} d={data} />,
      )}
    </Drawing>
  );
}
