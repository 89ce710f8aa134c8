// Made by `npm run tokens` from tokens/*.json; edit those.
export * as color from './colors.ts';

export const space = {
  "none": "var(--space-none)",
  "3xs": "var(--space-3xs)",
  "2xs": "var(--space-2xs)",
  "xs": "var(--space-xs)",
  "sm": "var(--space-sm)",
  "md": "var(--space-md)",
  "lg": "var(--space-lg)",
  "xl": "var(--space-xl)",
  "2xl": "var(--space-2xl)",
  "3xl": "var(--space-3xl)"
} as const;

export const size = {
  "control": {
    "sm": "var(--size-control-sm)",
    "md": "var(--size-control-md)",
    "lg": "var(--size-control-lg)"
  },
  "target": "var(--size-target)",
  "sidebar": "var(--size-sidebar)",
  "sidebarCollapsed": "var(--size-sidebar-collapsed)",
  "navbar": "var(--size-navbar)",
  "bottomBar": "var(--size-bottom-bar)",
  "content": "var(--size-content)",
  "reading": "var(--size-reading)",
  "form": "var(--size-form)",
  "cardCollapsed": "var(--size-card-collapsed)"
} as const;

export const font = {
  "family": {
    "body": "var(--font-family-body)",
    "mono": "var(--font-family-mono)"
  },
  "size": {
    "xs": "var(--font-size-xs)",
    "sm": "var(--font-size-sm)",
    "md": "var(--font-size-md)",
    "lg": "var(--font-size-lg)",
    "xl": "var(--font-size-xl)",
    "2xl": "var(--font-size-2xl)",
    "3xl": "var(--font-size-3xl)",
    "4xl": "var(--font-size-4xl)"
  },
  "weight": {
    "regular": "var(--font-weight-regular)",
    "medium": "var(--font-weight-medium)",
    "semibold": "var(--font-weight-semibold)",
    "bold": "var(--font-weight-bold)"
  },
  "line": {
    "tight": "var(--font-line-tight)",
    "snug": "var(--font-line-snug)",
    "normal": "var(--font-line-normal)"
  }
} as const;

export const radius = {
  "sm": "var(--radius-sm)",
  "md": "var(--radius-md)",
  "lg": "var(--radius-lg)",
  "pill": "var(--radius-pill)"
} as const;

export const border = {
  "width": {
    "thin": "var(--border-width-thin)",
    "thick": "var(--border-width-thick)"
  }
} as const;

export const motion = {
  "duration": {
    "fast": "var(--motion-duration-fast)",
    "medium": "var(--motion-duration-medium)",
    "slow": "var(--motion-duration-slow)"
  },
  "easing": {
    "standard": "var(--motion-easing-standard)",
    "enter": "var(--motion-easing-enter)",
    "exit": "var(--motion-easing-exit)"
  }
} as const;

export const layer = {
  "sticky": "var(--layer-sticky)",
  "bar": "var(--layer-bar)",
  "drawer": "var(--layer-drawer)",
  "dialog": "var(--layer-dialog)",
  "notice": "var(--layer-notice)",
  "tooltip": "var(--layer-tooltip)",
  "overlay": "var(--layer-overlay)"
} as const;

export const breakpoint = {
  "sm": 576,
  "md": 768,
  "lg": 992,
  "xl": 1200
} as const;

export const shadow = {
  "sm": "var(--shadow-sm)",
  "md": "var(--shadow-md)",
  "lg": "var(--shadow-lg)"
} as const;
