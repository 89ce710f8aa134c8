import { defaultAppName, defaultPolicy, defaultSupportEmail } from '../../contract/rules/policy.ts';
import {
  addresses,
  emailAddress,
  integer,
  keys,
  mailbox,
  oneOf,
  origin,
  secret,
  text,
  url,
} from './variable.ts';

const { min, fee, arrives_in_days: arrival, lock_hours: lock } = defaultPolicy.withdrawal;

/** Every environment variable of the server, in the order and groups of the documentation. */
export const configGroups = {
  Server: {
    PORT: integer(4173, 'Port to listen on; 0 picks a free one.', 0, 65_535),
    HOST: text('localhost', 'Address to listen on; 0.0.0.0 for all.'),
    PUBLIC_ORIGIN: origin('', 'Origin that browsers see; empty: http://localhost:PORT.'),
    TRUST_PROXY: addresses('Proxy addresses whose X-Forwarded-* headers are trusted, by commas.'),
    METRICS_PORT: integer(0, 'Port of the metrics for Prometheus; 0 is none.', 0, 65_535),
    METRICS_HOST: text('localhost', 'Address of that port; it must not be public.'),
    LOG_LEVEL: oneOf(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'Minimum log level; empty: warn in the demo, else info.',
      '',
    ),
    SLOW_QUERY_MS: integer(
      1000,
      'Time in ms from which a statement is logged as slow; 0 is never.',
    ),
    SHUTDOWN_GRACE_MS: integer(500, 'Time in which a stopping server reports 503, in ms.'),
    BODY_LIMIT_KB: integer(100, 'Maximum request body in kilobytes.', 1, 100_000),
  },
  Mode: {
    DEMO: oneOf(['on', 'off'], 'Demo data, simulated brands and movable clock.'),
    MODE: oneOf(
      ['demo', 'test', 'production'],
      'Mode to run in; empty: demo when DEMO is on, else production.',
      '',
    ),
    SIMULATOR_INTERVAL_MS: integer(1000, 'Time between two runs of background work, in ms.', 50),
    SIMULATOR_DELAY_MS: integer(4000, 'Time that a simulated brand takes for a step, in ms.'),
  },
  Data: {
    DATA_DIR: text('.data', 'Folder of the SQLite database and of pictures.'),
    DATABASE_URL: url(
      ['postgres', 'postgresql'],
      'postgres://name:password@host/database',
      'PostgreSQL connection string; empty: SQLite in DATA_DIR.',
    ),
    DATABASE_POOL_SIZE: integer(10, 'Maximum PostgreSQL connections of one process.', 1, 1000),
    MIGRATE_UP_TO_MB: integer(100, 'Size up to which a start migrates the database; 0 is never.'),
    STORAGE_URL: secret('S3 bucket, https://KEY:SECRET@host/bucket; empty: DATA_DIR.'),
    APP_DIR: text('dist/app', 'Folder of the built app; `renderer` beside it prerenders pages.'),
    ENCRYPTION_KEY: keys('Key for stored secrets: 32 bytes, base64; required in production.'),
    ENCRYPTION_KEYS_FORMER: keys('Former keys, for decryption only, separated by commas.'),
  },
  App: {
    APP_NAME: text(defaultAppName, 'Name in page titles and emails.'),
    API_HOST: origin('', 'Origin of the API if it is not the page’s own.'),
    LOCALIZATION_HOST: origin('', 'Origin of the locale files if it is not the page’s own.'),
    LOCALIZATION_VERSION: text('', 'Version in the names of the locale files.'),
    SUPPORT_EMAIL: emailAddress(defaultSupportEmail, 'Address of the support.'),
    SUPPORT_REPLY_HOURS: integer(24, 'Hours within which the support replies.', 1),
  },
  Delivery: {
    SMTP_URL: url(
      ['smtp', 'smtps'],
      'smtps://name:password@mail.example.com',
      'Mail server, e.g. smtps://name:password@mail.example.com.',
    ),
    MAIL_FROM: mailbox('', 'Sender of emails; empty: APP_NAME and SUPPORT_EMAIL.'),
    SMS_WEBHOOK_URL: url(
      ['http', 'https'],
      'https://sms.example.com/send',
      'URL that accepts text messages as { id, to, text }.',
    ),
    SMS_WEBHOOK_SECRET: secret('Bearer token for that URL.'),
  },
  OpenTelemetry: {
    OTEL_EXPORTER_OTLP_ENDPOINT: url(
      ['http', 'https'],
      'http://collector:4318',
      'Collector of traces and errors, http://collector:4318; empty: none.',
    ),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(
      ['http', 'https'],
      'http://collector:4318/v1/traces',
      'Another address for traces, with its path.',
    ),
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: url(
      ['http', 'https'],
      'http://collector:4318/v1/logs',
      'Another address for errors, with its path.',
    ),
    OTEL_EXPORTER_OTLP_HEADERS: secret('Headers for it, name=value,name=value with % escapes.'),
    OTEL_EXPORTER_OTLP_PROTOCOL: text('http/json', 'Protocol; there is no other.'),
    OTEL_EXPORTER_OTLP_TIMEOUT: integer(10_000, 'Time in ms that it has to respond.', 1, 60_000),
    OTEL_BSP_SCHEDULE_DELAY: integer(5000, 'Time in ms between two batches.', 10, 60_000),
    OTEL_TRACES_EXPORTER: text('otlp', 'Any other: traces are not sent.'),
    OTEL_LOGS_EXPORTER: text('otlp', 'Any other: errors are not sent.'),
    OTEL_TRACES_SAMPLER: text('parentbased_always_on', 'Which requests are traced.'),
    OTEL_TRACES_SAMPLER_ARG: text('', 'Share of them from 0 to 1, for …traceidratio.'),
    OTEL_SERVICE_NAME: text('', 'Name of this service; empty: byline.'),
    OTEL_RESOURCE_ATTRIBUTES: text('', 'Further attributes, such as deployment.environment=test.'),
    OTEL_SDK_DISABLED: text('false', 'true: nothing is sent.'),
  },
  Sessions: {
    SESSION_IDLE_HOURS: integer(24, 'Hours without a request after which a session ends.', 1),
    SESSION_ABSOLUTE_DAYS: integer(30, 'Days after which a session ends in any case.', 1),
    REPROOF_MINUTES: integer(15, 'Minutes for which a verification allows sensitive changes.', 1),
  },
  Codes: {
    OTP_LIFE_SECONDS: integer(600, 'Seconds for which a code is valid.', 1),
    OTP_RESEND_SECONDS: integer(45, 'Seconds before another code can be requested.'),
    OTP_TRIES: integer(5, 'Attempts to enter a code.', 1),
    OTP_REQUESTS_PER_HOUR: integer(5, 'Codes per recipient and hour.', 1),
    OTP_SMS_PER_DAY: integer(10, 'Text messages per number and day.', 1),
    OTP_PROOF_SECONDS: integer(600, 'Seconds for which a verified code can be used.', 1),
  },
  'Social sign-in': {
    FACEBOOK_CLIENT_ID: text('', 'App id at Facebook; empty: faked in the demo, else not offered.'),
    FACEBOOK_CLIENT_SECRET: secret('App secret at Facebook.'),
    INSTAGRAM_CLIENT_ID: text('', 'App id of the Instagram business login; empty: as above.'),
    INSTAGRAM_CLIENT_SECRET: secret('App secret of the Instagram business login.'),
    YOUTUBE_CLIENT_ID: text('', 'Client id at Google, for YouTube; empty: as above.'),
    YOUTUBE_CLIENT_SECRET: secret('Client secret at Google.'),
    TIKTOK_CLIENT_ID: text('', 'Client key at TikTok; empty: as above.'),
    TIKTOK_CLIENT_SECRET: secret('Client secret at TikTok.'),
  },
  Limits: {
    RATE_WINDOW_MINUTES: integer(15, 'Length of the sign-in window in minutes.', 1),
    RATE_SIGNIN_ACCOUNT: integer(20, 'Sign-in attempts per account and window.', 1),
    RATE_SIGNIN_ADDRESS: integer(100, 'Failed sign-in attempts per IP address and window.', 1),
    RATE_WRITES_PER_MINUTE: integer(120, 'Writing requests per account and minute.', 1),
    RATE_REQUESTS_PER_MINUTE: integer(3000, 'API requests per address, minute and process.', 1),
  },
  Marketplace: {
    REVIEW_WINDOW_HOURS: integer(
      defaultPolicy.review_window_hours,
      'Hours after which unreviewed work is approved.',
      1,
    ),
    DECIDE_BY_DAYS: integer(5, 'Days after apply-by within which a brand must decide.'),
    INVITATION_DAYS: integer(7, 'Days for which an invitation is open.', 1),
    REVISIONS_INCLUDED: integer(
      defaultPolicy.revisions_included,
      'Rounds of changes that a job includes.',
    ),
    CLEARING_DAYS: integer(
      defaultPolicy.clearing_days,
      'Days from the last approval to available money.',
    ),
    CASE_DAYS: integer(
      defaultPolicy.case_days,
      'Days within which an objection to a decision is decided.',
      1,
    ),
    LATE_ANSWER_DAYS: integer(
      defaultPolicy.late_answer_days,
      'Working days within which publishers hear why a payment is late.',
      1,
    ),
    ACCOUNT_REVIEW_DAYS: integer(
      defaultPolicy.account_review_days,
      'Days within which a new account is reviewed.',
      1,
    ),
    PLATFORM_FEE_PERCENT: integer(0, 'Platform fee as a share of the pay, in percent.', 0, 100),
  },
  Withdrawals: {
    WITHDRAWAL_MIN: integer(min.amount, 'Minimum withdrawal in minor units.', 1),
    WITHDRAWAL_MAX: integer(1_000_000, 'Maximum withdrawal in minor units.', 1),
    WITHDRAWAL_FEE: integer(fee.fixed.amount, 'Fixed fee of a withdrawal in minor units.'),
    WITHDRAWAL_FEE_PERCENT: integer(
      fee.percent,
      'Additional fee of a withdrawal in percent.',
      0,
      100,
    ),
    WITHDRAWAL_ARRIVAL_DAYS_LEAST: integer(arrival[0], 'Minimum working days to the bank.'),
    WITHDRAWAL_ARRIVAL_DAYS_MOST: integer(arrival[1], 'Maximum working days to the bank.'),
    WITHDRAWAL_CURRENCIES: text('', 'Other rules per currency, as JSON; see Withdrawals.'),
    WITHDRAWAL_HOLIDAYS: text('', 'Bank holidays, as 2027-04-02 or 12-25, separated by commas.'),
    PAYOUT_DEBTOR_NAME: text('', 'Holder of the account that payouts come from; empty: APP_NAME.'),
    PAYOUT_DEBTOR_ACCOUNT: text('', 'IBAN or number of that account, for payout files.'),
    PAYOUT_DEBTOR_BIC: text('', 'BIC of its bank.'),
    PAYOUT_LOCK_HOURS: integer(lock, 'Hours for which a changed payout method is locked.'),
  },
};

/** One row of the configuration table in the documentation. */
export type ConfigRow = { group: string; name: string; fallback: string; about: string };

/** Lists every variable with group, default and meaning. */
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
