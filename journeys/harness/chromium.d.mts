/** The flags with which Chromium runs as root in a container without a network. */
export const chromiumFlags: string[];
/** Returns the path of a Chromium: CHROMIUM_PATH, else a system browser; undefined selects Playwright's own. */
export function findChromium(): string | undefined;
/** Installs a browser if there is none. Throws if none can be installed. */
export function ensureChromium(): void;
