// Made by `npm run tokens` from tokens/*.json; edit those.
export const background = {
  "canvas": "var(--color-background-canvas)",
  "surface": "var(--color-background-surface)",
  "raised": "var(--color-background-raised)",
  "sunken": "var(--color-background-sunken)",
  "hover": "var(--color-background-hover)",
  "pressed": "var(--color-background-pressed)",
  "inverse": "var(--color-background-inverse)",
  "veil": "var(--color-background-veil)"
} as const;

export const text = {
  "default": "var(--color-text-default)",
  "muted": "var(--color-text-muted)",
  "inverse": "var(--color-text-inverse)",
  "disabled": "var(--color-text-disabled)"
} as const;

export const border = {
  "subtle": "var(--color-border-subtle)",
  "default": "var(--color-border-default)",
  "control": "var(--color-border-control)",
  "focus": "var(--color-border-focus)"
} as const;

export const primary = {
  "solid": "var(--color-primary-solid)",
  "hover": "var(--color-primary-hover)",
  "pressed": "var(--color-primary-pressed)",
  "onSolid": "var(--color-primary-on-solid)",
  "soft": "var(--color-primary-soft)",
  "onSoft": "var(--color-primary-on-soft)",
  "text": "var(--color-primary-text)"
} as const;

export const success = {
  "solid": "var(--color-success-solid)",
  "hover": "var(--color-success-hover)",
  "pressed": "var(--color-success-pressed)",
  "onSolid": "var(--color-success-on-solid)",
  "soft": "var(--color-success-soft)",
  "onSoft": "var(--color-success-on-soft)",
  "text": "var(--color-success-text)"
} as const;

export const danger = {
  "solid": "var(--color-danger-solid)",
  "hover": "var(--color-danger-hover)",
  "pressed": "var(--color-danger-pressed)",
  "onSolid": "var(--color-danger-on-solid)",
  "soft": "var(--color-danger-soft)",
  "onSoft": "var(--color-danger-on-soft)",
  "text": "var(--color-danger-text)"
} as const;

export const warning = {
  "solid": "var(--color-warning-solid)",
  "hover": "var(--color-warning-hover)",
  "pressed": "var(--color-warning-pressed)",
  "onSolid": "var(--color-warning-on-solid)",
  "soft": "var(--color-warning-soft)",
  "onSoft": "var(--color-warning-on-soft)",
  "text": "var(--color-warning-text)"
} as const;

export const dark = {
  "solid": "var(--color-dark-solid)",
  "hover": "var(--color-dark-hover)",
  "pressed": "var(--color-dark-pressed)",
  "onSolid": "var(--color-dark-on-solid)",
  "soft": "var(--color-dark-soft)",
  "onSoft": "var(--color-dark-on-soft)",
  "text": "var(--color-dark-text)"
} as const;

export const menu = {
  "background": "var(--color-menu-background)",
  "text": "var(--color-menu-text)",
  "muted": "var(--color-menu-muted)",
  "hover": "var(--color-menu-hover)",
  "active": "var(--color-menu-active)",
  "onActive": "var(--color-menu-on-active)",
  "border": "var(--color-menu-border)"
} as const;

export const navbar = {
  "background": "var(--color-navbar-background)",
  "text": "var(--color-navbar-text)",
  "border": "var(--color-navbar-border)"
} as const;
