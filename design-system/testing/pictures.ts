import { everyMode } from './looks.ts';

/** Parameters of a story whose layout or colours differ by mode: its picture is taken in all twelve modes, not in two. */
export const inEveryMode = { chromatic: { modes: everyMode } };

/** Parameters of a story without a picture, because it looks like another story or only its play function matters. */
export const withoutPicture = { chromatic: { disableSnapshot: true } };
