/** The themes, directions and widths that every story is photographed in. */
export const reviewed = {
  themes: ['light', 'dark', 'semi-dark'],
  directions: ['ltr', 'rtl'],
  widths: { phone: 360, desktop: 1280 },
} as const;

type Mode = { theme: string; direction: string; viewport: number };

function listModes(): Record<string, Mode> {
  const modes = reviewed.themes.flatMap((theme) =>
    reviewed.directions.flatMap((direction) =>
      Object.entries(reviewed.widths).map(([name, viewport]): [string, Mode] => [
        `${theme} ${direction} ${name}`,
        { theme, direction, viewport },
      ]),
    ),
  );
  return Object.fromEntries(modes);
}

/** Chromatic's modes: what the toolbar would be set to, by a name that stands in the review. */
export const modes = listModes();
