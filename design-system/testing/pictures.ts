import { everyMode } from '../../journeys/harness/looks.ts';

/** Parameters of a story whose layout or colours differ by mode: its picture is taken in all twelve modes, not in two. */
export const inEveryMode = { chromatic: { modes: everyMode } };

/** Parameters of a story that only plays, such as one that looks like another in the end: it has no picture. */
export const withoutPicture = { chromatic: { disableSnapshot: true } };
