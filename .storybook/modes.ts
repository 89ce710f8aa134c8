/** The themes, directions and widths of the screenshots of every story. */
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

/** The modes of Chromatic: values of the toolbar by display name. */
export const modes = listModes();
