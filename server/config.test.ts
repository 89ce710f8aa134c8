import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { listConfig } from './config/variables.ts';
import { day, hour } from './durations.ts';
import { productionEnv as production } from './testing/productionEnv.ts';

const demoKey = Buffer.from('byline demo key, not for secrets').toString('base64');
const unsafe: [string, Record<string, string>, RegExp][] = [
  ['the public demo key', { ENCRYPTION_KEY: demoKey }, /^ENCRYPTION_KEY: .*public/],
  ['a key of zeros', { ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }, /^ENCRYPTION_KEY: /],
  [
    'a former key of equal bytes',
    { ENCRYPTION_KEYS_FORMER: Buffer.alloc(32, 7).toString('base64') },
    /^ENCRYPTION_KEYS_FORMER: /,
  ],
  ['no public origin', { PUBLIC_ORIGIN: '' }, /^PUBLIC_ORIGIN: is required/],
  [
    'an origin without TLS',
    { PUBLIC_ORIGIN: 'http://jobs.example.com' },
    /^PUBLIC_ORIGIN: .*https/,
  ],
  ['its data in the web root', { DATA_DIR: 'dist/app/.data' }, /^DATA_DIR: .*APP_DIR/],
  ['the web root as its data folder', { DATA_DIR: 'dist/app' }, /^DATA_DIR: .*APP_DIR/],
];

const withRules = (rules: object) => ({ WITHDRAWAL_CURRENCIES: JSON.stringify({ KWD: rules }) });
const limits = { min: 3000, max: 3_000_000, fee: 150 };
const contradictory: [string, Record<string, string>, RegExp][] = [
  ['a wrong BIC', { PAYOUT_DEBTOR_BIC: 'COBADEFFX' }, /^PAYOUT_DEBTOR_BIC: /],
  ['an account of 35 digits', { PAYOUT_DEBTOR_ACCOUNT: '1'.repeat(35) }, /^PAYOUT_DEBTOR_ACCOUNT/],
  ['a fee above the minimum', { WITHDRAWAL_FEE: '2000' }, /^WITHDRAWAL_FEE: .*WITHDRAWAL_MIN/],
  ['a fee of the minimum', { WITHDRAWAL_FEE: '1000' }, /^WITHDRAWAL_FEE: /],
  ['a fee of 95%', { WITHDRAWAL_FEE_PERCENT: '95' }, /^WITHDRAWAL_FEE: /],
  ['a maximum below the minimum', { WITHDRAWAL_MAX: '999' }, /^WITHDRAWAL_MAX: /],
  [
    'a latest arrival before the earliest',
    { WITHDRAWAL_ARRIVAL_DAYS_LEAST: '4' },
    /^WITHDRAWAL_ARRIVAL_DAYS_MOST: /,
  ],
  ['a currency with max below min', withRules({ ...limits, max: 1 }), /^WITHDRAWAL_.*: KWD: max/],
  [
    'a currency whose fee is above min',
    withRules({ ...limits, fee: 4000 }),
    /^WITHDRAWAL_CURRENCIES: KWD: the fee/,
  ],
  [
    'a currency whose arrival is reversed',
    withRules({ ...limits, arrivesInDays: [5, 1] }),
    /^WITHDRAWAL_CURRENCIES: KWD: arrivesInDays/,
  ],
  [
    'a currency whose fee is above min only with the general percentage',
    { WITHDRAWAL_FEE_PERCENT: '50', ...withRules({ ...limits, fee: 1600 }) },
    /^WITHDRAWAL_CURRENCIES: KWD: the fee/,
  ],
  [
    'a percentage that is too high for built-in rules',
    { WITHDRAWAL_MIN: '100000', WITHDRAWAL_FEE_PERCENT: '96' },
    /^WITHDRAWAL_CURRENCIES: AED: the fee/,
  ],
];
const consistent: [string, Record<string, string>][] = [
  ['a percentage', { WITHDRAWAL_FEE_PERCENT: '50' }],
  ['a cap of a high fee', withRules({ ...limits, fee: 4000, feeCap: 100 })],
  ['equal limits', { WITHDRAWAL_MAX: '1000', WITHDRAWAL_ARRIVAL_DAYS_LEAST: '3' }],
];

describe('the configuration', () => {
  test('the configuration is a demo by default, with the figures of the product', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ mode: 'demo', isDemo: true, hasTestHooks: true });
    expect(config.server.port).toBe(4173);
    expect(config.marketplace.clearing).toBe(14 * day);
    expect(config.marketplace.reviewWindow).toBe(72 * hour);
    expect(config.session).toMatchObject({ idle: day, absolute: 30 * day });
    expect(config.otp).toMatchObject({ life: 600_000, resend: 45_000, tries: 5 });
  });

  test('the configuration of production has no demo and no test hooks', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({ mode: 'production', isDemo: false, hasTestHooks: false });
    expect(readConfig({ ...production, DEMO: '', MODE: 'production' })).toMatchObject({
      isDemo: false,
      hasTestHooks: false,
    });
    expect(() => readConfig({ MODE: 'production', DEMO: 'on' })).toThrow('DEMO');
    expect(readConfig({ MODE: 'test', DEMO: 'off' })).toMatchObject({
      isDemo: false,
      hasTestHooks: true,
    });
  });

  test.each(unsafe)('production rejects %s in one sentence', (_title, env, message) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(message);
    expect(() => readConfig({ ...production, ...env })).toThrow(/^[^\n]+\.$/);
  });

  test('the configuration reports every invalid variable at once, without secrets', () => {
    const env = {
      PORT: 'many',
      DEMO: 'maybe',
      PUBLIC_ORIGIN: 'example.test',
      CLEARING_DAYS: '-1',
      ENCRYPTION_KEY: 'hunter2',
    };
    expect(() => readConfig(env)).toThrow(
      /^PORT: "many" .*\nPUBLIC_ORIGIN: .*\nDEMO: .*\nENCRYPTION_KEY: .*\nCLEARING_DAYS: .*$/,
    );
    expect(() => readConfig(env)).not.toThrow(/hunter2/);
  });

  test.each(contradictory)(
    'the configuration rejects rules of withdrawals with %s',
    (_title, env, message) => {
      expect(() => readConfig(env)).toThrow(message);
      expect(() => readConfig(env)).toThrow(/^[^\n]+\.$/);
    },
  );

  test.each(consistent)('the configuration accepts rules of withdrawals with %s', (_title, env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  test('the configuration rejects metrics on the port of the server, and names the variable', () => {
    expect(() => readConfig({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(
      'METRICS_PORT: must be another port than PORT.',
    );
    expect(() => readConfig({ PORT: '0', METRICS_PORT: '0' })).not.toThrow();
  });

  test.each([
    ['TRUST_PROXY', 'nonsense', '1', 'true', '10.0.0.0/33', '127.0.0.1;::1', '10.0.0.0/8/8'],
    ['DATABASE_URL', 'mysql://root@localhost/x', 'localhost/x', 'postgres://', 'https://x.test/db'],
    ['SMTP_URL', 'garbage', 'mail.example.com:587', 'https://mail.example.com', 'smtp://'],
    ['SMS_WEBHOOK_URL', 'sms', 'ftp://sms.example.com'],
    ['MAIL_FROM', 'Byline', 'Byline <>', 'a@b.test\nBcc: c@d.test'],
    // A name would make the address invalid as a recipient and in links.
    ['SUPPORT_EMAIL', 'support', 'two@at@x.test', 'Help <help@x.test>'],
  ])('the configuration rejects an invalid %s, and names it', (name, ...values) => {
    for (const value of values) {
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^${name}: .* must be [^\n]*\\.$`, 's'),
      );
    }
  });

  test.each([
    ['TRUST_PROXY', '127.0.0.1, ::1', '10.0.0.0/8,fd00::/8', 'loopback'],
    [
      'DATABASE_URL',
      'postgres://a:b@h:1/d?sslmode=require',
      'postgresql:///d?host=/run/postgresql',
    ],
    ['SMTP_URL', 'smtp://127.0.0.1:25?ignoreTLS=true', 'smtps://me%40x.test:p@mail.example.com'],
    ['SMS_WEBHOOK_URL', 'http://127.0.0.1:1/sms'],
    ['MAIL_FROM', 'jobs@x.test', 'Byline <jobs@x.test>', '"Byline, Inc." <jobs@x.test>'],
  ])('the configuration accepts every form of %s', (name, ...values) => {
    for (const value of values) expect(() => readConfig({ [name]: value })).not.toThrow();
  });

  test('an error about an invalid URL does not contain its password', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'STORAGE_URL']) {
      expect(() => readConfig({ [name]: 'ftp://me:hunter2@x.test/' })).not.toThrow(/hunter2/);
      expect(() => readConfig({ [name]: 'ftp://me:hunter2@x.test/' })).toThrow(name);
    }
  });

  test('the variables can be listed for the documentation', () => {
    const rows = listConfig();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.every(({ about }) => about.endsWith('.'))).toBe(true);
  });
});

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
const invalidTelemetry: [name: string, value: string][] = [
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer hunter2'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%E0hunter2'],
  ['OTEL_RESOURCE_ATTRIBUTES', '=x'],
  ['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT', 'http://me:hunter2@collector:4318/v1/logs'],
];

describe('the configuration of telemetry', () => {
  test.each(invalidTelemetry)(
    'the configuration rejects %s=%s and names it, unless telemetry is off',
    (name, value) => {
      expect(() => readConfig({ ...collector, [name]: value })).toThrow(
        new RegExp(`^${name}: .*\\.$`),
      );
      expect(() => readConfig({ ...collector, [name]: value })).not.toThrow(/hunter2/);
      // Other programs of the machine use these variables too.
      const off = { OTEL_SDK_DISABLED: 'TRUE', [name]: value };
      expect(readConfig({ ...collector, ...off }).telemetry).toMatchObject({
        tracesUrl: '',
        logsUrl: '',
      });
    },
  );

  test.each([
    [{}, '', ''],
    [collector, 'http://collector:4318/v1/traces', 'http://collector:4318/v1/logs'],
    [{ ...collector, OTEL_LOGS_EXPORTER: 'none' }, 'http://collector:4318/v1/traces', ''],
    [{ ...collector, OTEL_TRACES_EXPORTER: 'console' }, '', 'http://collector:4318/v1/logs'],
    [
      { ...collector, OTEL_TRACES_EXPORTER: 'otlp, console' },
      'http://collector:4318/v1/traces',
      'http://collector:4318/v1/logs',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://x.test/otlp/' },
      'https://x.test/otlp/v1/traces',
      'https://x.test/otlp/v1/logs',
    ],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://x.test/own' }, 'https://x.test/own', ''],
  ])(
    'a configuration with %j sends traces to "%s" and errors to "%s"',
    (env, tracesUrl, logsUrl) => {
      expect(readConfig(env).telemetry).toMatchObject({ tracesUrl, logsUrl });
    },
  );
});
