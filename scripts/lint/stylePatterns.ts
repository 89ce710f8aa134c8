/** CSS that names a physical side or dimension, which breaks right-to-left pages. */
export const physicalCss =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)\b|(?:left|right|top|bottom)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:min-|max-)?(?:width|height)\s*:)/;

/** A colour that is not a token, which does not follow the theme. */
export const rawColor =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** A transition of colours or shadows: a change of theme would start one on every element. */
export const colorFade = /(?:color|shadow)/;
