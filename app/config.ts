import type { SignProvider } from '../server/contract/social.ts';

/** Configuration of this installation, which the server writes to `<meta name="app-config">`. */
export type AppConfig = {
  /** First part of every document title. */
  appName: string;
  /** Origin of the API, without a trailing slash; empty for the page's own origin. */
  apiHost: string;
  /** Origin of the locale files; empty for the page's own origin. */
  localizationHost: string;
  /** Version in the names of the locale files. */
  localizationVersion: string;
  /** Address for people who cannot use the contact form. */
  supportEmail: string;
  /** Providers that this installation offers for signing in. */
  socialProviders: readonly SignProvider[];
};

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

function readConfig(): Partial<AppConfig> {
  try {
    return JSON.parse(readMeta('app-config')) as Partial<AppConfig>;
  } catch {
    // index.html served as a plain file still holds the placeholder; the defaults work without it.
    return {};
  }
}

/** The configuration, read once from the page. */
export const config: AppConfig = {
  appName: 'Byline',
  apiHost: '',
  localizationHost: '',
  localizationVersion: readMeta('localization-version'),
  supportEmail: 'support@byline.test',
  socialProviders: ['facebook', 'instagram', 'youtube', 'tiktok'],
  ...readConfig(),
};
