/** Installs the packages of package-lock.json unless they are installed. */
export function ensureInstalled(): Promise<void>;

/** Returns an environment whose PATH starts with the Node of package-lock.json and the installed tools. */
export function toolEnvironment(extra?: Record<string, string>): Record<string, string>;
