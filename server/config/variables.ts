import { keys, origin, secret, text, whole, word } from './variable.ts';

/** Every environment variable of the server, in the order and groups of the README's table. */
export const configGroups = {
  Server: {
    PORT: whole(4173, 'Port that the server listens on; 0 picks a free one.', 0, 65_535),
    HOST: text('localhost', 'Address that the server listens on; 0.0.0.0 for all.'),
    PUBLIC_ORIGIN: origin('', 'Origin that browsers see; empty: http://localhost:PORT.'),
    TRUST_PROXY: text('', 'Comma list of proxy addresses whose X-Forwarded-* headers count.'),
    LOG_LEVEL: word(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'Least level of log lines; empty: warn in the demo, else info.',
      '',
    ),
    SHUTDOWN_GRACE_MS: whole(500, 'How long a stopping server still answers, with health 503.'),
    BODY_LIMIT_KB: whole(100, 'Largest request body in kilobytes.', 1, 100_000),
  },
  Mode: {
    DEMO: word(['on', 'off'], 'Demo data, review simulator and movable clock.'),
    MODE: word(
      ['demo', 'test', 'production'],
      'Which mode runs; empty: demo when DEMO is on, else production.',
      '',
    ),
    SIMULATOR_INTERVAL_MS: whole(1000, 'How often time and the review simulator act, in ms.', 50),
    SIMULATOR_DELAY_MS: whole(4000, 'How long the simulated brand takes for a step, in ms.'),
  },
  Data: {
    DATA_DIR: text('.data', 'Folder of the SQLite database.'),
    DATABASE_URL: secret('PostgreSQL connection string; empty: SQLite in DATA_DIR.'),
    DATABASE_POOL_SIZE: whole(10, 'Most PostgreSQL connections of one process.', 1, 1000),
    APP_DIR: text('dist/app', 'Folder of the built app.'),
    ENCRYPTION_KEY: keys('Seals secrets: 32 bytes, base64; production must set its own.'),
    ENCRYPTION_KEYS_FORMER: keys('Comma list of former keys, which open what they once sealed.'),
  },
  App: {
    APP_NAME: text('Byline', 'Name in titles and mails.'),
    API_HOST: origin('', 'Origin of the API if it is not the page’s own.'),
    LOCALIZATION_HOST: origin('', 'Origin of the locale files if it is not the page’s own.'),
    LOCALIZATION_VERSION: text('', 'Version in the names of the locale files.'),
    SUPPORT_EMAIL: text('support@byline.test', 'Address for people who cannot use the app.'),
    SUPPORT_REPLY_HOURS: whole(24, 'Hours within which messages are answered.', 1),
  },
  Delivery: {
    SMTP_URL: text('', 'Mail server, e.g. smtps://name:password@mail.example.com.'),
    MAIL_FROM: text('', 'Sender of mails; empty: APP_NAME and SUPPORT_EMAIL.'),
    SMS_WEBHOOK_URL: text('', 'Address that takes text messages as { id, to, text }.'),
    SMS_WEBHOOK_SECRET: text('', 'Bearer token for that address.'),
  },
  Sessions: {
    SESSION_IDLE_HOURS: whole(24, 'Hours without a call after which a session ends.', 1),
    SESSION_ABSOLUTE_DAYS: whole(30, 'Days after which a session ends in any case.', 1),
    REPROOF_MINUTES: whole(
      15,
      'Minutes for which a fresh proof opens money and contact changes.',
      1,
    ),
  },
  Codes: {
    OTP_LIFE_SECONDS: whole(600, 'Seconds for which a code is good.', 1),
    OTP_RESEND_SECONDS: whole(45, 'Seconds before another code may be asked for.'),
    OTP_TRIES: whole(5, 'Wrong entries that a code survives.', 1),
    OTP_REQUESTS_PER_HOUR: whole(5, 'Codes per target and hour.', 1),
    OTP_SMS_PER_DAY: whole(10, 'Text messages per number and day.', 1),
    OTP_PROOF_SECONDS: whole(600, 'Seconds for which an entered code may be made use of.', 1),
  },
  'Social sign-in': {
    FACEBOOK_CLIENT_ID: text(
      '',
      'App id at Facebook; empty: the demo stands in, else not offered.',
    ),
    FACEBOOK_CLIENT_SECRET: secret('App secret at Facebook.'),
    INSTAGRAM_CLIENT_ID: text('', 'App id of the Instagram business login; empty: as above.'),
    INSTAGRAM_CLIENT_SECRET: secret('App secret of the Instagram business login.'),
    YOUTUBE_CLIENT_ID: text('', 'Client id at Google, for YouTube; empty: as above.'),
    YOUTUBE_CLIENT_SECRET: secret('Client secret at Google.'),
    TIKTOK_CLIENT_ID: text('', 'Client key at TikTok; empty: as above.'),
    TIKTOK_CLIENT_SECRET: secret('Client secret at TikTok.'),
  },
  Limits: {
    RATE_WINDOW_MINUTES: whole(15, 'Length of the sign-in window in minutes.', 1),
    RATE_SIGNIN_ACCOUNT: whole(20, 'Judged sign-in tries per account and window.', 1),
    RATE_SIGNIN_ADDRESS: whole(100, 'Failed sign-in tries per address and window.', 1),
    RATE_WRITES_PER_MINUTE: whole(120, 'Writing calls per account and minute.', 1),
    RATE_REQUESTS_PER_MINUTE: whole(3000, 'API calls per address and minute in one process.', 1),
  },
  Marketplace: {
    REVIEW_WINDOW_HOURS: whole(72, 'Hours after which silence approves submitted work.', 1),
    DECIDE_BY_DAYS: whole(5, 'Days after apply-by in which a brand must decide.'),
    INVITATION_DAYS: whole(7, 'Days for which an invitation is open.', 1),
    REVISIONS_INCLUDED: whole(2, 'Rounds of changes that a job includes.'),
    CLEARING_DAYS: whole(14, 'Days from the last approval to available money.'),
    ACCOUNT_REVIEW_DAYS: whole(3, 'Days in which a new account is reviewed.', 1),
    PLATFORM_FEE_PERCENT: whole(0, 'Share of the pay kept as a fee, in percent.', 0, 100),
  },
  Withdrawals: {
    WITHDRAWAL_MIN: whole(1000, 'Least withdrawal in minor units.', 1),
    WITHDRAWAL_MAX: whole(1_000_000, 'Largest withdrawal in minor units.', 1),
    WITHDRAWAL_FEE: whole(50, 'Fixed fee of a withdrawal in minor units.'),
    WITHDRAWAL_FEE_PERCENT: whole(0, 'Further fee of a withdrawal in percent.', 0, 100),
    WITHDRAWAL_ARRIVAL_DAYS_LEAST: whole(1, 'Working days to the bank, least.'),
    WITHDRAWAL_ARRIVAL_DAYS_MOST: whole(3, 'Working days to the bank, most.'),
    PAYOUT_LOCK_HOURS: whole(72, 'Hours for which a changed payout method is locked.'),
  },
};

/** One row of the README's table of configuration. */
export type ConfigRow = { group: string; name: string; fallback: string; about: string };

/** Lists every variable with group, default and meaning, for the README's table. */
export function listConfig(): ConfigRow[] {
  return Object.entries(configGroups).flatMap(([group, variables]) =>
    Object.entries(variables).map(([name, { fallback, about }]) => ({
      group,
      name,
      fallback,
      about,
    })),
  );
}
