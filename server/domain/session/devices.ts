import Bowser from 'bowser';

/** How a browser calls itself, as far as a person reads it; null where it does not say. */
export type Device = { browser: string | null; system: string | null };

/** Reads the name of a browser and of its system from a user agent. */
export function deviceOf(userAgent: string): Device {
  // Bowser refuses an empty text.
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: browser.name?.slice(0, 60) || null, system: os.name?.slice(0, 60) || null };
}
