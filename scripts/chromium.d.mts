/** What Chromium needs to run as root in a container without a network. */
export const chromiumFlags: string[];
/** The path of a Chromium: CHROMIUM_PATH, else one of the system; undefined leaves it to Playwright's own. */
export function findChromium(): string | undefined;
/** Installs a browser where there is none. */
export function ensureChromium(): void;
