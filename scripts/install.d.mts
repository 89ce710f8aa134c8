/** Installs what package-lock.json names, unless that is what is there. */
export function ensureInstalled(): void;

/** The environment of our scripts: the Node of package-lock.json and its tools first on the PATH. */
export function ownEnvironment(extra?: Record<string, string>): Record<string, string>;
