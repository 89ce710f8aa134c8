-- The tables of the first release, on both databases: parents before children. A released migration never changes; tables.ts has
-- today's columns. Blank lines separate the statements. PostgreSQL ignores "without rowid".

create table accounts (
  id text primary key,
  state text not null,
  name text not null,
  email text unique,
  email_verified integer default 0 not null,
  password_hash text,
  phone text unique,
  phone_verified integer default 0 not null,
  avatar_url text,
  country text,
  locale text not null,
  currency text not null,
  timezone text not null,
  profile_complete integer default 0 not null,
  review_submitted_at bigint,
  review_expected_by bigint,
  review_outcome text,
  review_reason text,
  created_at bigint not null,
  starred_json text default '[]' not null,
  constraint account_state_known check (state in ('pending_profile', 'in_review', 'approved', 'rejected', 'suspended'))
);

create table account_closings (
  account_id text primary key references accounts (id),
  former_state text not null,
  actor text not null,
  gives_up_json text not null,
  requested_at bigint not null,
  closes_at bigint not null,
  closed_at bigint
);

create index account_closings_due on account_closings (closed_at, closes_at);

create table profiles (
  account_id text primary key references accounts (id),
  legal_name text default '' not null,
  birth_year integer,
  gender text,
  city text default '' not null,
  languages_json text default '[]' not null,
  categories_json text default '[]' not null,
  bio text default '' not null,
  rates_json text default '[]' not null,
  shipping_json text,
  email_updates text default 'instant' not null,
  deadline_reminders integer default 1 not null
);

create table job_alerts (
  account_id text not null references accounts (id),
  category text not null,
  constraint job_alerts_key primary key (account_id, category)
);

create index job_alerts_category on job_alerts (category, account_id);

create table avatars (
  id text primary key,
  account_id text not null unique references accounts (id),
  webp text not null,
  created_at bigint not null
);

create table sessions (
  id text primary key,
  account_id text not null references accounts (id),
  login_with text not null,
  login_provider text,
  created_at bigint not null,
  seen_at bigint not null,
  public_id text,
  browser_name text,
  system_name text,
  proved_at bigint default 0 not null
);

create index sessions_seen on sessions (seen_at);

create index sessions_account on sessions (account_id, seen_at);

create table otp_challenges (
  id text primary key,
  purpose text not null,
  channel text not null,
  target text not null,
  account_id text references accounts (id),
  browser text not null,
  code_hash text not null,
  link_hash text,
  state text not null,
  tries integer default 0 not null,
  created_at bigint not null,
  expires_at bigint not null,
  proof_hash text unique,
  proof_expires_at bigint,
  proof_used_at bigint,
  restores_json text,
  last_attempt text
);

create index otp_challenges_browser on otp_challenges (browser, purpose);

create index otp_challenges_age on otp_challenges (created_at);

create table payout_methods (
  id text primary key,
  account_id text not null references accounts (id),
  type text not null,
  label text not null,
  holder_name text not null,
  bank_name text,
  last4 text,
  country text not null,
  status text not null,
  reason text,
  locked_until bigint,
  bank_code text,
  sealed_details text,
  changed_at bigint,
  constraint payout_method_once unique (account_id)
);

create table brands (
  id text primary key,
  name text not null unique,
  logo_url text,
  verified integer not null,
  reply_hours_median integer,
  pay_days_median integer,
  jobs_completed integer default 0 not null
);

create table jobs (
  id text primary key,
  brand_id text not null references brands (id),
  title text not null,
  search_text text not null,
  platform_set text not null,
  category_set text not null,
  cover_url text,
  state text not null,
  pay_type text not null,
  pay_min bigint,
  pay_max bigint,
  product_value bigint,
  product_shipped integer not null,
  currency text not null,
  places_total integer not null,
  places_taken integer not null,
  applicants integer not null,
  apply_by bigint not null,
  decide_by bigint not null,
  work_due bigint not null,
  posted_at bigint not null,
  version integer not null,
  country text,
  pitch_required integer not null,
  pitch_max integer not null,
  revisions integer not null,
  review_hours integer not null,
  pay_days integer not null,
  behaviour text,
  language text default 'und' not null,
  constraint job_not_overbooked check (places_taken between 0 and places_total)
) without rowid;

create index jobs_newest on jobs (state, posted_at);

create index jobs_facets on jobs (state, platform_set, category_set);

create index jobs_closing on jobs (state, apply_by);

create index jobs_pay on jobs (state, pay_max);

create table applications (
  id text primary key,
  account_id text not null references accounts (id),
  job_id text not null references jobs (id),
  state text not null,
  applied_at bigint not null,
  viewed_at bigint,
  decided_at bigint,
  ended_at bigint,
  decide_by bigint not null,
  reason_code text,
  reason_text text,
  pitch text not null,
  rate bigint,
  platform text not null,
  answers_json text not null,
  job_version integer not null,
  constraint application_once unique (account_id, job_id)
);

create index applications_state on applications (state);

create index applications_job on applications (job_id);

create table tasks (
  id text primary key,
  job_id text not null references jobs (id),
  position integer not null,
  title text not null,
  platform text not null,
  content_type text not null,
  quantity integer not null,
  due_at bigint not null,
  constraint task_position_once unique (job_id, position)
);

create table application_steps (
  id text primary key,
  application_id text not null references applications (id),
  task_id text not null references tasks (id),
  key text not null,
  position integer not null,
  status text not null,
  opens_at bigint,
  due_at bigint not null,
  revisions_left integer not null,
  auto_approve_at bigint,
  changed_at bigint not null,
  due_version integer default 0 not null,
  reminded_for bigint,
  moved_from bigint,
  moved_why text,
  constraint application_step_once unique (application_id, task_id, key)
);

create index steps_due on application_steps (status, due_at);

create table submissions (
  id text primary key,
  application_id text not null references applications (id),
  task_id text not null references tasks (id),
  step text not null,
  version integer not null,
  state text not null,
  caption text not null,
  links_json text not null,
  notes text not null,
  metrics_json text not null,
  checklist_json text not null,
  feedback_json text not null,
  saved_at bigint not null,
  submitted_at bigint,
  reviewed_at bigint,
  auto integer not null,
  constraint submission_version_once unique (application_id, task_id, step, version)
);

create table shipments (
  id text primary key,
  application_id text not null unique references applications (id),
  state text not null,
  carrier text,
  tracking_number text,
  created_at bigint not null,
  sent_at bigint,
  arrived_at bigint,
  reported_at bigint
);

create table agreements (
  application_id text not null references applications (id),
  version integer not null,
  agreed_at bigint not null,
  content_json text not null,
  constraint agreement_of_version primary key (application_id, version)
);

create table submitted_posts (
  application_id text not null references applications (id),
  task_id text not null references tasks (id),
  position integer not null,
  account_id text not null references accounts (id),
  job_id text not null references jobs (id),
  platform text not null,
  post_id text not null,
  counts integer not null,
  submitted_at bigint not null,
  shows_account integer default 0 not null,
  constraint submitted_post_place primary key (application_id, task_id, position)
);

create index submitted_posts_post on submitted_posts (platform, post_id);

create unique index submitted_post_counts_once on submitted_posts (account_id, platform, post_id) where counts = 1;

create table job_versions (
  id integer primary key,
  version bigint not null
);

insert into job_versions (id, version) values (1, 0);

create table job_texts (
  job_id text primary key references jobs (id),
  description text not null,
  brief_json text not null,
  terms_json text not null,
  questions_json text not null,
  changes_json text not null,
  rules_json text not null
);

create table job_platforms (
  job_id text not null references jobs (id),
  platform text not null,
  min_followers bigint not null,
  min_engagement integer not null,
  constraint job_platform_once primary key (job_id, platform)
) without rowid;

create index job_platforms_platform on job_platforms (platform, job_id);

create table job_categories (
  job_id text not null references jobs (id),
  category text not null,
  constraint job_category_once primary key (job_id, category)
) without rowid;

create index job_categories_category on job_categories (category, job_id);

create table new_jobs (
  job_id text primary key references jobs (id)
);

create table job_matches (
  account_id text not null references accounts (id),
  job_id text not null references jobs (id),
  matched_at bigint not null,
  constraint job_matches_key primary key (account_id, job_id)
);

create table task_steps (
  task_id text not null references tasks (id),
  key text not null,
  position integer not null,
  due_at bigint not null,
  constraint task_step_once primary key (task_id, key)
);

create table invitations (
  id text primary key,
  account_id text not null references accounts (id),
  job_id text not null references jobs (id),
  state text not null,
  message text not null,
  offer bigint,
  sent_at bigint not null,
  expires_at bigint not null,
  reason text,
  ended_at bigint,
  constraint invitation_once unique (account_id, job_id)
);

create index invitations_state on invitations (state, expires_at);

create table discussions (
  account_id text not null references accounts (id),
  job_id text not null references jobs (id),
  last_position integer not null,
  read_position integer not null,
  unread integer not null,
  updated_at bigint not null,
  constraint discussion_once primary key (account_id, job_id)
);

create table extension_requests (
  id text primary key,
  application_id text not null references applications (id),
  step_id text not null references application_steps (id),
  state text not null,
  until bigint not null,
  due_before bigint not null,
  requested_at bigint not null,
  decided_at bigint
);

-- Allows one open request per step, even if two arrive at once.
create unique index extension_open_once on extension_requests (step_id) where state = 'requested';

create index extension_application on extension_requests (application_id);

create table discussion_messages (
  id text primary key,
  account_id text not null references accounts (id),
  job_id text not null references jobs (id),
  position integer not null,
  kind text not null,
  author text not null,
  body text not null,
  message_key text,
  values_json text,
  event text unique,
  client_ref text,
  extension_id text references extension_requests (id),
  created_at bigint not null,
  mailed_at bigint,
  language text default 'und' not null,
  constraint message_position_once unique (account_id, job_id, position)
);

create index messages_unmailed on discussion_messages (created_at) where mailed_at is null;

create table attachments (
  id text primary key,
  account_id text not null references accounts (id),
  name text not null,
  size integer not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  created_at bigint not null
);

create index attachments_age on attachments (created_at);

create table attachment_uses (
  owner_id text not null,
  position integer not null,
  attachment_id text not null references attachments (id),
  alt text not null,
  constraint attachment_position_once primary key (owner_id, position)
);

create index attachment_uses_attachment on attachment_uses (attachment_id);

create table reference_rates (
  currency text primary key,
  rate double precision not null,
  day text not null,
  source text not null,
  loaded_at bigint not null
);

create table payments (
  id text primary key,
  application_id text not null unique references applications (id),
  account_id text not null references accounts (id),
  job_id text not null references jobs (id),
  state text not null,
  currency text not null,
  gross bigint not null,
  adjustment bigint not null,
  adjustments_json text not null,
  fee bigint not null,
  net bigint not null,
  approved_at bigint,
  expected_on bigint,
  moved_from bigint,
  moved_reason text,
  available_at bigint,
  funded integer not null,
  reason text,
  created_at bigint not null,
  late_since bigint,
  held_at bigint,
  answer_by bigint,
  review_on bigint,
  escalated_at bigint,
  problem_code text,
  problem_text text,
  corrected bigint default 0 not null,
  constraint payment_adds_up check (net = gross + adjustment - fee and net >= 0)
);

create index payments_owner on payments (account_id, state);

create index payments_due on payments (state, expected_on);

create index payments_newest on payments (account_id, created_at, id);

create index payments_newest_by_state on payments (account_id, state, created_at, id);

create index payments_corrected on payments (account_id) where corrected <> 0;

create table debits (
  id text primary key,
  account_id text not null references accounts (id),
  payment_id text references payments (id),
  currency text not null,
  amount bigint not null,
  taken bigint not null,
  reason text not null,
  created_at bigint not null,
  constraint debits_taken check (taken >= 0 and taken <= amount)
);

create index debits_by_account on debits (account_id, currency);

create table cases (
  id text primary key,
  reference text not null unique,
  account_id text not null references accounts (id),
  application_id text not null references applications (id),
  job_id text not null references jobs (id),
  payment_id text not null references payments (id),
  about text not null,
  decision text not null unique,
  state text not null,
  message text,
  evidence_json text not null,
  brand_reply text,
  outcome text,
  outcome_text text,
  amount bigint,
  opened_at bigint not null,
  due_by bigint not null,
  heard_at bigint,
  decided_at bigint,
  closed_at bigint,
  escalated_at bigint
);

create index cases_application on cases (application_id, opened_at);

create index cases_due on cases (state, due_by);

create index cases_account on cases (account_id);

create table withdrawals (
  id text primary key,
  account_id text not null references accounts (id),
  method_id text not null,
  method_label text not null,
  reference text not null unique,
  state text not null,
  currency text not null,
  amount bigint not null,
  fee bigint not null,
  net bigint not null,
  requested_at bigint not null,
  processed_at bigint,
  arrives_by bigint,
  paid_at bigint,
  ended_at bigint,
  reason text,
  client_ref text,
  payee_json text,
  sealed_details text,
  batch_id text,
  reason_code text,
  constraint withdrawal_adds_up check (net = amount - fee and net > 0)
);

-- Allows one open withdrawal per account, even if two are requested at once.
create unique index withdrawal_open_once on withdrawals (account_id) where state in ('requested', 'processing');

create index withdrawals_owner on withdrawals (account_id, state);

create index withdrawals_newest on withdrawals (account_id, requested_at, id);

create index withdrawals_newest_by_state on withdrawals (account_id, state, requested_at, id);

create index withdrawals_queue on withdrawals (state, requested_at);

create index withdrawals_batch on withdrawals (batch_id);

-- Idempotency keys are deleted after two days. This index prevents a second effect of the same key after that.
create unique index withdrawal_client_ref_once on withdrawals (account_id, client_ref);

create table withdrawal_events (
  id text primary key,
  withdrawal_id text not null references withdrawals (id),
  state text not null,
  actor text not null,
  at bigint not null,
  note text not null,
  -- Lets a withdrawal enter each state only once, so that nothing is paid or credited back twice.
  constraint withdrawal_state_once unique (withdrawal_id, state)
);

create table payout_batches (
  id text primary key,
  currency text not null,
  payments integer not null,
  sum bigint not null,
  created_at bigint not null
);

create table withdrawal_holds (
  account_id text primary key references accounts (id),
  reason text not null,
  at bigint not null
);

create table ledger_accounts (
  id text primary key,
  account_id text references accounts (id),
  currency text not null,
  balance bigint not null,
  entries bigint not null,
  may_be_negative integer not null,
  earned bigint default 0 not null,
  constraint no_overdraft check (balance >= 0 or may_be_negative = 1),
  constraint users_never_negative check (account_id is null or may_be_negative = 0)
);

create index ledger_accounts_owner on ledger_accounts (account_id);

create table ledger_months (
  ledger_account_id text not null references ledger_accounts (id),
  month text not null,
  type text not null,
  brand_id text not null,
  amount bigint not null,
  constraint ledger_month_once primary key (ledger_account_id, month, type, brand_id)
);

create table ledger_transactions (
  id text primary key,
  event text not null unique,
  at bigint not null,
  ref_kind text,
  ref_id text,
  subject text not null,
  schema_version integer
);

create index ledger_transactions_ref on ledger_transactions (ref_kind, ref_id);

create table ledger_entries (
  id text primary key,
  transaction_id text not null references ledger_transactions (id),
  ledger_account_id text not null references ledger_accounts (id),
  sequence bigint not null,
  type text not null,
  amount bigint not null,
  balance_after bigint not null,
  at bigint not null,
  account_id text,
  position bigint,
  type_position bigint,
  constraint ledger_line_once unique (ledger_account_id, sequence)
);

create unique index ledger_entries_position on ledger_entries (account_id, position);

create unique index ledger_entries_type_position on ledger_entries (account_id, type, type_position);

create index ledger_entries_time on ledger_entries (account_id, at, position);

create index ledger_entries_type_time on ledger_entries (account_id, type, at, type_position);

create index ledger_entries_transaction on ledger_entries (transaction_id);

create table ledger_counters (
  account_id text not null references accounts (id),
  type text not null,
  entries bigint not null,
  last_at bigint not null,
  constraint ledger_counter_once primary key (account_id, type)
);

create table social_accounts (
  id text primary key,
  account_id text not null references accounts (id),
  provider text not null,
  status text not null,
  handle text not null,
  profile_url text not null,
  avatar_url text,
  followers bigint,
  engagement integer,
  verified_by text not null,
  connected_at bigint not null,
  synced_at bigint,
  problem text,
  constraint social_account_of_account unique (account_id, provider)
);

create table social_identities (
  id text primary key,
  account_id text not null references accounts (id),
  provider text not null,
  subject text not null,
  created_at bigint not null,
  constraint social_identity_once unique (provider, subject),
  constraint social_identity_of_account unique (account_id, provider)
);

create table social_grants (
  social_account_id text primary key references social_accounts (id) on delete cascade,
  access_token text not null,
  refresh_token text,
  expires_at bigint
);

create table bio_checks (
  id text primary key,
  account_id text not null references accounts (id),
  provider text not null,
  code text not null,
  expires_at bigint not null,
  constraint bio_check_once unique (account_id, provider)
);

create table oauth_flows (
  id text primary key,
  provider text not null,
  type text not null,
  browser text not null,
  account_id text references accounts (id),
  return_address text not null,
  verifier text not null,
  created_at bigint not null,
  used_at bigint,
  answer text
);

create index oauth_flows_age on oauth_flows (created_at);

create table demo_grants (
  id text primary key,
  provider text not null,
  client_id text not null,
  return_address text not null,
  challenge text not null,
  person text not null,
  token text unique,
  created_at bigint not null,
  used_at bigint
);

create table demo_bios (
  id text primary key,
  text text not null
);

create table contact_tickets (
  id text primary key,
  account_id text not null references accounts (id),
  reference text not null unique,
  state text not null,
  topic text not null,
  subject text not null,
  message text not null,
  email text not null,
  job_id text references jobs (id),
  page text,
  created_at bigint not null,
  payment_id text references payments (id),
  answer text,
  reply_by bigint,
  answered_at bigint
);

create index contact_tickets_account on contact_tickets (account_id);

create index contact_tickets_payment on contact_tickets (payment_id, created_at);

create table idempotency_keys (
  account_id text not null,
  operation text not null,
  key text not null,
  fingerprint text not null,
  answer_json text,
  created_at bigint not null,
  constraint intent_once primary key (account_id, operation, key)
);

create index idempotency_age on idempotency_keys (created_at);

create table rate_windows (
  key text primary key,
  started_at bigint not null,
  hits integer not null
);

create table settings (
  key text primary key,
  value text not null
);

create table operator_log (
  id text primary key,
  at bigint not null,
  actor text not null,
  command text not null,
  arguments text not null,
  result text not null,
  error text
);

create index operator_log_time on operator_log (at);

create table outbox (
  id text primary key,
  at bigint not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  state text default 'queued' not null,
  attempts integer default 0 not null,
  next_at bigint default 0 not null,
  expires_at bigint,
  unsubscribe text,
  queued_at bigint,
  error text,
  late_text text
);

create index outbox_next on outbox (state, next_at);

create index outbox_recipient on outbox (recipient, queued_at);
