// Made by `npm run tokens` from tokens/*.json; edit those.
export const tokens = {
  "space": {
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
  },
  "size": {
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
  },
  "font": {
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
  },
  "radius": {
    "sm": "var(--radius-sm)",
    "md": "var(--radius-md)",
    "lg": "var(--radius-lg)",
    "pill": "var(--radius-pill)"
  },
  "border": {
    "width": {
      "thin": "var(--border-width-thin)",
      "thick": "var(--border-width-thick)"
    }
  },
  "motion": {
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
  },
  "layer": {
    "sticky": "var(--layer-sticky)",
    "bar": "var(--layer-bar)",
    "drawer": "var(--layer-drawer)",
    "dialog": "var(--layer-dialog)",
    "notice": "var(--layer-notice)",
    "tooltip": "var(--layer-tooltip)",
    "overlay": "var(--layer-overlay)"
  },
  "breakpoint": {
    "sm": 576,
    "md": 768,
    "lg": 992,
    "xl": 1200
  },
  "color": {
    "background": {
      "canvas": "var(--color-background-canvas)",
      "surface": "var(--color-background-surface)",
      "raised": "var(--color-background-raised)",
      "sunken": "var(--color-background-sunken)",
      "hover": "var(--color-background-hover)",
      "pressed": "var(--color-background-pressed)",
      "inverse": "var(--color-background-inverse)",
      "veil": "var(--color-background-veil)"
    },
    "text": {
      "default": "var(--color-text-default)",
      "muted": "var(--color-text-muted)",
      "inverse": "var(--color-text-inverse)",
      "disabled": "var(--color-text-disabled)"
    },
    "border": {
      "subtle": "var(--color-border-subtle)",
      "default": "var(--color-border-default)",
      "control": "var(--color-border-control)",
      "focus": "var(--color-border-focus)"
    },
    "primary": {
      "solid": "var(--color-primary-solid)",
      "hover": "var(--color-primary-hover)",
      "pressed": "var(--color-primary-pressed)",
      "onSolid": "var(--color-primary-on-solid)",
      "soft": "var(--color-primary-soft)",
      "onSoft": "var(--color-primary-on-soft)",
      "text": "var(--color-primary-text)"
    },
    "success": {
      "solid": "var(--color-success-solid)",
      "hover": "var(--color-success-hover)",
      "pressed": "var(--color-success-pressed)",
      "onSolid": "var(--color-success-on-solid)",
      "soft": "var(--color-success-soft)",
      "onSoft": "var(--color-success-on-soft)",
      "text": "var(--color-success-text)"
    },
    "danger": {
      "solid": "var(--color-danger-solid)",
      "hover": "var(--color-danger-hover)",
      "pressed": "var(--color-danger-pressed)",
      "onSolid": "var(--color-danger-on-solid)",
      "soft": "var(--color-danger-soft)",
      "onSoft": "var(--color-danger-on-soft)",
      "text": "var(--color-danger-text)"
    },
    "warning": {
      "solid": "var(--color-warning-solid)",
      "hover": "var(--color-warning-hover)",
      "pressed": "var(--color-warning-pressed)",
      "onSolid": "var(--color-warning-on-solid)",
      "soft": "var(--color-warning-soft)",
      "onSoft": "var(--color-warning-on-soft)",
      "text": "var(--color-warning-text)"
    },
    "dark": {
      "solid": "var(--color-dark-solid)",
      "hover": "var(--color-dark-hover)",
      "pressed": "var(--color-dark-pressed)",
      "onSolid": "var(--color-dark-on-solid)",
      "soft": "var(--color-dark-soft)",
      "onSoft": "var(--color-dark-on-soft)",
      "text": "var(--color-dark-text)"
    },
    "menu": {
      "background": "var(--color-menu-background)",
      "text": "var(--color-menu-text)",
      "muted": "var(--color-menu-muted)",
      "hover": "var(--color-menu-hover)",
      "active": "var(--color-menu-active)",
      "onActive": "var(--color-menu-on-active)",
      "border": "var(--color-menu-border)"
    },
    "navbar": {
      "background": "var(--color-navbar-background)",
      "text": "var(--color-navbar-text)",
      "border": "var(--color-navbar-border)"
    }
  },
  "shadow": {
    "sm": "var(--shadow-sm)",
    "md": "var(--shadow-md)",
    "lg": "var(--shadow-lg)"
  }
} as const;
