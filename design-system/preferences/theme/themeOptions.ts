/** A colour (`#rrggbb`), or a colour for light pages and a colour for dark ones. */
export type ThemeColor = string | { light: string; dark: string };

/** The colours of a brand. Shades, and colours that are omitted, are derived with the contrast of WCAG 2.2 AA. */
export type ThemeColors = {
  /** Buttons, links and what is selected. */
  primary?: ThemeColor;
  /** A second colour of the brand, for your own styles: `--color-accent-…`. */
  accent?: ThemeColor;
  /** The tint of texts, borders and backgrounds. The library's lightness is kept. */
  neutral?: ThemeColor;
  success?: ThemeColor;
  warning?: ThemeColor;
  danger?: ThemeColor;
  /** Neutral news, for your own styles: `--color-info-…`. */
  info?: ThemeColor;
  /** The backgrounds: the page, cards, overlays, and wells. */
  canvas?: ThemeColor;
  surface?: ThemeColor;
  raised?: ThemeColor;
  sunken?: ThemeColor;
  /** The series of charts, up to eight, in order. */
  series?: readonly ThemeColor[];
};

export type Density = 'compact' | 'normal' | 'comfortable';

/** The brand of a portal. The library's default applies to options that are omitted. */
export type ThemeOptions = {
  colors?: ThemeColors;
  /** The `font-family` of texts, headings and code, each with its fallbacks. Load the fonts yourself. A text is for all but code. */
  fontFamily?: string | { body?: string; heading?: string; mono?: string };
  /** The size of texts in rem, and the ratio of each larger size to the one before. */
  fontSize?: { base?: number; ratio?: number };
  fontWeight?: { regular?: number; medium?: number; semibold?: number; bold?: number };
  /** The radius of controls, e.g. `0.25rem`. Small elements and cards have proportional radii. */
  radius?: string;
  /** The width of the borders of controls, e.g. `2px`. */
  borderWidth?: string;
  /** The distances and the height of controls. */
  density?: Density;
  /** The shadows of cards, menus and dialogs; `none` for all without. */
  shadow?: 'none' | { sm?: string; md?: string; lg?: string };
  /** The factor of the duration of animations: 0 for none. */
  motion?: number;
};
