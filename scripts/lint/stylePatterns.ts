/** Matches CSS with a physical side or dimension, such as `left`, which breaks right-to-left pages. */
export const physicalCss =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)\b|(?:left|right|top|bottom)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:min-|max-)?(?:width|height)\s*:)/;

/** Matches a colour that is not a token, and so does not follow the theme. */
export const rawColor =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** Matches transitions of colours or shadows, because a change of theme would start one on every element. */
export const colorFade = /(?:color|shadow)/;
