import { signInProviders, type SignInProvider } from '../contract/rules/platforms.ts';
import {
  defaultAppName,
  defaultPolicy,
  defaultSupportEmail,
  type Policy,
} from '../contract/rules/policy.ts';

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
  socialProviders: readonly SignInProvider[];
  /** The figures that texts mention, such as the review window and the withdrawal fee. */
  policy: Policy;
};

function readMeta(name: string): string {
  // Prerendered pages are for the default configuration.
  if (typeof document === 'undefined') return '';
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
  appName: defaultAppName,
  apiHost: '',
  localizationHost: '',
  localizationVersion: readMeta('localization-version'),
  supportEmail: defaultSupportEmail,
  socialProviders: signInProviders,
  policy: defaultPolicy,
  ...readConfig(),
};
