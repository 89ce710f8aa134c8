import type { Policy } from '../server/contract/policy.ts';
import type { SignInProvider } from '../server/contract/social.ts';

/** What the server says about this installation, in `<meta name="app-config">`. */
export type AppConfig = {
  /** The first part of every page title. */
  appName: string;
  /** The origin of the API, without a slash at the end; empty for the page's own. */
  apiHost: string;
  /** The origin of the locale files; empty for the page's own. */
  localizationHost: string;
  /** The version in the names of the locale files. */
  localizationVersion: string;
  /** Where people write who cannot use the contact form. */
  supportEmail: string;
  /** The providers that people can sign in with here. */
  socialProviders: readonly SignInProvider[];
  /** The figures that texts mention, such as the review window and the withdrawal fee. */
  policy: Policy;
};

function content(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

function readMeta(): Partial<AppConfig> {
  try {
    return JSON.parse(content('app-config')) as Partial<AppConfig>;
  } catch {
    // A page served as a plain file has no configuration: the defaults are a working one.
    return {};
  }
}

/** The configuration, read once. */
export const config: AppConfig = {
  appName: 'Byline',
  apiHost: '',
  localizationHost: '',
  localizationVersion: content('localization-version'),
  supportEmail: 'support@byline.test',
  socialProviders: ['facebook', 'instagram', 'youtube', 'tiktok'],
  policy: {
    account_review_days: 3,
    review_window_hours: 72,
    revisions_included: 2,
    clearing_days: 14,
    withdrawal: {
      min: { amount: 1000, currency: 'USD' },
      fee: { fixed: { amount: 50, currency: 'USD' }, percent: 0 },
      arrives_in_days: [1, 3],
    },
  },
  ...readMeta(),
};
