import * as tokens from '../theme/generated/tokens.ts';

/** A step of the spacing scale, 0 to 64 px. */
export type Space = keyof typeof tokens.space;

/** The custom property of a step, for the one inline value that layout components set. */
export function spaceOf(step: Space): string {
  return tokens.space[step];
}
