import * as tokens from '../theme/generated/tokens.ts';

/** A step of the spacing scale, 0 to 64 px. */
export type Space = keyof typeof tokens.space;

/** Returns the custom property of a step, for the inline style of layout components. */
export function getSpace(step: Space): string {
  return tokens.space[step];
}
