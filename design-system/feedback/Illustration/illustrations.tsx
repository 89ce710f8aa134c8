import type { ReactElement } from 'react';
import type { palettes } from '../../internal/art/drawTiles.ts';

/** What an illustration is about. */
export type IllustrationName =
  | 'calendar'
  | 'jobs'
  | 'locked'
  | 'messages'
  | 'money'
  | 'notFound'
  | 'search';

type Illustration = { palette: (typeof palettes)[number]; shapes: ReactElement };

/**
 * The shapes on a grid of 160 by 96, from the same discs, leaves, rings and stripes as covers. `data-color` is one of the colours of a
 * palette, where `ground` is the background. `data-line` draws a line instead of an area, `data-edge` draws an area with an outline.
 */
export const illustrations: Record<IllustrationName, Illustration> = {
  calendar: {
    palette: 'moss',
    shapes: (
      <>
        <path data-color="soft" d="M8 88a24 24 0 0 1 24-24v24zM128 24a24 24 0 0 1 24 24h-24z" />
        <rect data-color="ground" data-edge="" x="40" y="16" width="80" height="72" rx="10" />
        <path data-color="strong" d="M50 16h60a10 10 0 0 1 10 10v10H40V26a10 10 0 0 1 10-10z" />
        <path data-color="strong" data-line="" d="M58 8v12M102 8v12" />
        <path
          data-color="mid"
          d="M52 48a5 5 0 0 1 10 0a5 5 0 0 1-10 0M75 48a5 5 0 0 1 10 0a5 5 0 0 1-10 0M52 66a5 5 0 0 1 10 0a5 5 0 0 1-10 0"
        />
        <path data-color="strong" data-line="" d="M76 68l9 9l18-21" />
      </>
    ),
  },
  jobs: {
    palette: 'clay',
    shapes: (
      <>
        <rect data-color="soft" x="20" y="28" width="56" height="52" rx="8" />
        <rect data-color="soft" x="84" y="28" width="56" height="52" rx="8" />
        <rect data-color="ground" data-edge="" x="44" y="12" width="72" height="76" rx="10" />
        <path data-color="mid" d="M54 12h14v28H44V22a10 10 0 0 1 10-10z" />
        <path data-color="strong" d="M68 12a28 28 0 0 1 28 28H68zM96 12h10a10 10 0 0 1 10 10v18z" />
        <path data-color="soft" d="M56 50h48v6H56zM56 62h30v6H56z" />
        <path data-color="strong" d="M92 74a5 5 0 0 1 5-5h6a5 5 0 0 1 0 10h-6a5 5 0 0 1-5-5" />
      </>
    ),
  },
  locked: {
    palette: 'sand',
    shapes: (
      <>
        <path data-color="soft" d="M16 88V56a32 32 0 0 1 32 32zM144 88V56a32 32 0 0 0-32 32z" />
        <path data-color="mid" data-line="" d="M62 46V32a18 18 0 0 1 36 0v14" />
        <rect data-color="strong" x="50" y="42" width="60" height="46" rx="10" />
        <path data-color="ground" d="M73 60a7 7 0 1 1 10 6l3 12H74l3-12a7 7 0 0 1-4-6z" />
      </>
    ),
  },
  messages: {
    palette: 'plum',
    shapes: (
      <>
        <path data-color="soft" d="M8 40a24 24 0 0 1 24-24v24zM152 64a24 24 0 0 1-24 24V64z" />
        <path
          data-color="ground"
          data-edge=""
          d="M40 12h56a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H58L44 68V56h-4a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10z"
        />
        <path data-color="soft" d="M44 26h44v6H44zM44 38h28v6H44z" />
        <path
          data-color="strong"
          d="M82 40h42a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-2v12L108 78H82a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10z"
        />
        <path
          data-color="ground"
          d="M86 59a4 4 0 0 1 8 0a4 4 0 0 1-8 0M99 59a4 4 0 0 1 8 0a4 4 0 0 1-8 0M112 59a4 4 0 0 1 8 0a4 4 0 0 1-8 0"
        />
      </>
    ),
  },
  money: {
    palette: 'moss',
    shapes: (
      <>
        <path data-color="soft" d="M20 88V68a10 10 0 0 1 20 0v20zM48 88V52a10 10 0 0 1 20 0v36z" />
        <path data-color="mid" d="M76 88V36a10 10 0 0 1 20 0v52z" />
        <path data-color="strong" d="M96 34a26 26 0 0 1 52 0a26 26 0 0 1-52 0" />
        <path
          data-color="ground"
          d="M122 18a16 16 0 0 1 0 32zM122 18v32a16 16 0 0 1-10-16a16 16 0 0 1 10-16"
        />
        <path data-color="soft" d="M12 88h136v4H12z" />
      </>
    ),
  },
  notFound: {
    palette: 'sand',
    shapes: (
      <>
        <path data-color="soft" d="M16 88a32 32 0 0 1 32-32v32zM144 24a32 32 0 0 1-32 32V24z" />
        <rect data-color="ground" data-edge="" x="48" y="12" width="64" height="76" rx="10" />
        <path data-color="mid" d="M58 12h22v22H48V22a10 10 0 0 1 10-10z" />
        <path data-color="strong" data-line="" d="M70 52l20 20M90 52L70 72" />
      </>
    ),
  },
  search: {
    palette: 'sand',
    shapes: (
      <>
        <path data-color="soft" d="M16 16h32a32 32 0 0 1-32 32zM144 88h-32a32 32 0 0 1 32-32z" />
        <path
          data-color="mid"
          d="M24 72a8 8 0 0 1 16 0a8 8 0 0 1-16 0M124 24a8 8 0 0 1 16 0a8 8 0 0 1-16 0"
        />
        <path data-color="ground" d="M46 42a28 28 0 0 1 56 0a28 28 0 0 1-56 0" />
        <path data-color="mid" d="M74 22a20 20 0 0 1 20 20H74z" />
        <path
          data-color="strong"
          data-line=""
          d="M46 42a28 28 0 0 1 56 0a28 28 0 0 1-56 0M95 63l21 21"
        />
      </>
    ),
  },
};
