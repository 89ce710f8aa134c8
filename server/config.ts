import path from 'node:path';
import { defaultCurrency } from '../contract/rules/policy.ts';
import { readDebtor } from './config/debtor.ts';
import { readEncryptionKeys } from './config/encryptionKeys.ts';
import { ConfigError, readVariables } from './config/readVariables.ts';
import { readSocialClients } from './config/socialClients.ts';
import { readTelemetry } from './config/telemetry.ts';
import { readStorageUrl } from './config/storageUrl.ts';
import {
  assertConsistentRules,
  readCurrencyRules,
  readHolidays,
} from './config/withdrawalRules.ts';
import { configGroups } from './config/variables.ts';
import { day, hour, minute, second } from './durations.ts';

/** The configuration; durations in ms, money in minor units. */
export type Config = ReturnType<typeof readConfig>;

/** Defaults of new accounts. Amounts in the configuration are in this currency. */
export const accountDefaults = { currency: defaultCurrency, timezone: 'UTC' };

/** Parses the environment; throws a ConfigError that names each invalid variable. */
export function readConfig(env: Record<string, string | undefined>) {
  const read = readVariables(configGroups, env);
  const { Server, Mode, Data, App, Delivery, Sessions, Codes, Limits, Marketplace, Withdrawals } =
    read;
  const demo = Mode.DEMO === 'on';
  const mode = Mode.MODE || (demo ? 'demo' : 'production');
  // Only an explicit DEMO=on contradicts MODE=production, because DEMO is on by default.
  if (mode === 'production' && demo && env['DEMO'] === 'on') {
    throw new ConfigError('DEMO: "on" is not allowed while MODE is production.');
  }
  const isProduction = mode === 'production';
  const [dataDir, appDir] = [path.resolve(Data.DATA_DIR), path.resolve(Data.APP_DIR)];
  if (isProduction) assertPublicOrigin(Server.PUBLIC_ORIGIN);
  if (`${dataDir}${path.sep}`.startsWith(`${appDir}${path.sep}`)) {
    throw new ConfigError('DATA_DIR: must not be in APP_DIR, whose files are public.');
  }
  if (Server.METRICS_PORT !== 0 && Server.METRICS_PORT === Server.PORT) {
    throw new ConfigError('METRICS_PORT: must be another port than PORT.');
  }
  const withdrawalRules = {
    min: Withdrawals.WITHDRAWAL_MIN,
    max: Withdrawals.WITHDRAWAL_MAX,
    fee: Withdrawals.WITHDRAWAL_FEE,
    feePercent: Withdrawals.WITHDRAWAL_FEE_PERCENT,
    arrivesInDays: [
      Withdrawals.WITHDRAWAL_ARRIVAL_DAYS_LEAST,
      Withdrawals.WITHDRAWAL_ARRIVAL_DAYS_MOST,
    ] as [number, number],
    currencies: readCurrencyRules(Withdrawals.WITHDRAWAL_CURRENCIES),
  };
  assertConsistentRules(withdrawalRules);
  return {
    mode,
    /** Demo data and simulated brands. */
    isDemo: demo && !isProduction,
    /** Mailbox, movable clock and CSP report count; never in production. */
    hasTestHooks: !isProduction,
    server: {
      port: Server.PORT,
      host: Server.HOST,
      publicOrigin: Server.PUBLIC_ORIGIN,
      /** Origin of links in emails; never taken from a request, whose Host header can be forged. */
      origin: Server.PUBLIC_ORIGIN || `http://localhost:${Server.PORT}`,
      trustProxy: Server.TRUST_PROXY.split(',').filter(Boolean),
      logLevel: Server.LOG_LEVEL || (isProduction ? 'info' : 'warn'),
      shutdownGrace: Server.SHUTDOWN_GRACE_MS,
      bodyLimit: Server.BODY_LIMIT_KB * 1024,
    },
    telemetry: readTelemetry(read.OpenTelemetry),
    metrics: { port: Server.METRICS_PORT, host: Server.METRICS_HOST },
    simulation: { interval: Mode.SIMULATOR_INTERVAL_MS, delay: Mode.SIMULATOR_DELAY_MS },
    data: {
      dir: dataDir,
      url: Data.DATABASE_URL,
      poolSize: Data.DATABASE_POOL_SIZE,
      /** Time in ms. */
      slowQuery: Server.SLOW_QUERY_MS,
      /** Size in MB. */
      migrateUpTo: Data.MIGRATE_UP_TO_MB,
      appDir,
      storage: readStorageUrl(Data.STORAGE_URL),
    },
    encryption: readEncryptionKeys(Data.ENCRYPTION_KEY, Data.ENCRYPTION_KEYS_FORMER, isProduction),
    app: {
      name: App.APP_NAME,
      apiHost: App.API_HOST,
      localizationHost: App.LOCALIZATION_HOST,
      localizationVersion: App.LOCALIZATION_VERSION,
      supportEmail: App.SUPPORT_EMAIL,
    },
    mail: {
      smtpUrl: Delivery.SMTP_URL,
      from: Delivery.MAIL_FROM || `${App.APP_NAME} <${App.SUPPORT_EMAIL}>`,
      smsUrl: Delivery.SMS_WEBHOOK_URL,
      smsSecret: Delivery.SMS_WEBHOOK_SECRET,
    },
    support: { replyTime: App.SUPPORT_REPLY_HOURS * hour },
    accounts: accountDefaults,
    session: {
      idle: Sessions.SESSION_IDLE_HOURS * hour,
      absolute: Sessions.SESSION_ABSOLUTE_DAYS * day,
      reproof: Sessions.REPROOF_MINUTES * minute,
    },
    otp: {
      life: Codes.OTP_LIFE_SECONDS * second,
      resend: Codes.OTP_RESEND_SECONDS * second,
      tries: Codes.OTP_TRIES,
      requestsPerHour: Codes.OTP_REQUESTS_PER_HOUR,
      smsPerDay: Codes.OTP_SMS_PER_DAY,
      proof: Codes.OTP_PROOF_SECONDS * second,
    },
    /** Our OAuth client at each provider; null if none is configured. */
    social: readSocialClients(read['Social sign-in'], Server.PUBLIC_ORIGIN),
    limits: {
      signinWindow: Limits.RATE_WINDOW_MINUTES * minute,
      signinAccount: Limits.RATE_SIGNIN_ACCOUNT,
      signinAddress: Limits.RATE_SIGNIN_ADDRESS,
      writesPerMinute: Limits.RATE_WRITES_PER_MINUTE,
      requestsPerMinute: Limits.RATE_REQUESTS_PER_MINUTE,
    },
    marketplace: {
      reviewWindow: Marketplace.REVIEW_WINDOW_HOURS * hour,
      decideBy: Marketplace.DECIDE_BY_DAYS * day,
      invitation: Marketplace.INVITATION_DAYS * day,
      revisions: Marketplace.REVISIONS_INCLUDED,
      clearing: Marketplace.CLEARING_DAYS * day,
      caseTime: Marketplace.CASE_DAYS * day,
      lateAnswerDays: Marketplace.LATE_ANSWER_DAYS,
      accountReview: Marketplace.ACCOUNT_REVIEW_DAYS * day,
      feePercent: Marketplace.PLATFORM_FEE_PERCENT,
    },
    withdrawal: {
      ...withdrawalRules,
      holidays: readHolidays(Withdrawals.WITHDRAWAL_HOLIDAYS),
      debtor: readDebtor({
        name: Withdrawals.PAYOUT_DEBTOR_NAME || App.APP_NAME,
        account: Withdrawals.PAYOUT_DEBTOR_ACCOUNT,
        bic: Withdrawals.PAYOUT_DEBTOR_BIC,
      }),
      lock: Withdrawals.PAYOUT_LOCK_HOURS * hour,
    },
  };
}

function assertPublicOrigin(origin: string): void {
  if (!origin) {
    throw new ConfigError('PUBLIC_ORIGIN: is required in production, for links and redirects.');
  }
  if (!origin.startsWith('https://')) {
    throw new ConfigError('PUBLIC_ORIGIN: must begin with https:// in production.');
  }
}
