import { accountClosings } from './tables/accountClosings.ts';
import { accounts } from './tables/accounts.ts';
import { agreements } from './tables/agreements.ts';
import { applicationSteps } from './tables/applicationSteps.ts';
import { applications } from './tables/applications.ts';
import { attachmentUses } from './tables/attachmentUses.ts';
import { attachments } from './tables/attachments.ts';
import { avatars } from './tables/avatars.ts';
import { bioChecks } from './tables/bioChecks.ts';
import { brands } from './tables/brands.ts';
import { cases } from './tables/cases.ts';
import { contactTickets } from './tables/contactTickets.ts';
import { debits } from './tables/debits.ts';
import { demoBios } from './tables/demoBios.ts';
import { demoGrants } from './tables/demoGrants.ts';
import { discussionMessages } from './tables/discussionMessages.ts';
import { discussions } from './tables/discussions.ts';
import { extensionRequests } from './tables/extensionRequests.ts';
import { formerContacts } from './tables/formerContacts.ts';
import { idempotencyKeys } from './tables/idempotencyKeys.ts';
import { invitations } from './tables/invitations.ts';
import { jobAlerts } from './tables/jobAlerts.ts';
import { jobCategories } from './tables/jobCategories.ts';
import { jobMatches } from './tables/jobMatches.ts';
import { jobPlatforms } from './tables/jobPlatforms.ts';
import { jobTexts } from './tables/jobTexts.ts';
import { jobVersions } from './tables/jobVersions.ts';
import { jobs } from './tables/jobs.ts';
import { ledgerAccounts } from './tables/ledgerAccounts.ts';
import { ledgerCounters } from './tables/ledgerCounters.ts';
import { ledgerEntries } from './tables/ledgerEntries.ts';
import { ledgerMonths } from './tables/ledgerMonths.ts';
import { ledgerTransactions } from './tables/ledgerTransactions.ts';
import { newJobs } from './tables/newJobs.ts';
import { oauthFlows } from './tables/oauthFlows.ts';
import { operatorLog } from './tables/operatorLog.ts';
import { otpChallenges } from './tables/otpChallenges.ts';
import { outbox } from './tables/outbox.ts';
import { payments } from './tables/payments.ts';
import { payoutBatches } from './tables/payoutBatches.ts';
import { payoutMethods } from './tables/payoutMethods.ts';
import { profiles } from './tables/profiles.ts';
import { rateWindows } from './tables/rateWindows.ts';
import { referenceRates } from './tables/referenceRates.ts';
import { sessions } from './tables/sessions.ts';
import { settings } from './tables/settings.ts';
import { shipments } from './tables/shipments.ts';
import { socialAccounts } from './tables/socialAccounts.ts';
import { socialGrants } from './tables/socialGrants.ts';
import { socialIdentities } from './tables/socialIdentities.ts';
import { submissions } from './tables/submissions.ts';
import { submittedPosts } from './tables/submittedPosts.ts';
import { taskSteps } from './tables/taskSteps.ts';
import { tasks } from './tables/tasks.ts';
import { withdrawalEvents } from './tables/withdrawalEvents.ts';
import { withdrawalHolds } from './tables/withdrawalHolds.ts';
import { withdrawals } from './tables/withdrawals.ts';

/** Every table: ids are text, times integer ms UTC, money integer minor units, flags 0 or 1. Exports list the tables in this order. */
export const tables = {
  accounts,
  former_contacts: formerContacts,
  account_closings: accountClosings,
  profiles,
  job_alerts: jobAlerts,
  avatars,
  sessions,
  otp_challenges: otpChallenges,
  payout_methods: payoutMethods,
  applications,
  application_steps: applicationSteps,
  submissions,
  shipments,
  agreements,
  submitted_posts: submittedPosts,
  brands,
  job_versions: jobVersions,
  jobs,
  job_texts: jobTexts,
  job_platforms: jobPlatforms,
  job_categories: jobCategories,
  new_jobs: newJobs,
  job_matches: jobMatches,
  tasks,
  task_steps: taskSteps,
  invitations,
  discussions,
  discussion_messages: discussionMessages,
  extension_requests: extensionRequests,
  attachments,
  attachment_uses: attachmentUses,
  reference_rates: referenceRates,
  payments,
  debits,
  cases,
  withdrawals,
  withdrawal_events: withdrawalEvents,
  payout_batches: payoutBatches,
  withdrawal_holds: withdrawalHolds,
  ledger_months: ledgerMonths,
  ledger_accounts: ledgerAccounts,
  ledger_transactions: ledgerTransactions,
  ledger_entries: ledgerEntries,
  ledger_counters: ledgerCounters,
  social_accounts: socialAccounts,
  social_identities: socialIdentities,
  social_grants: socialGrants,
  bio_checks: bioChecks,
  oauth_flows: oauthFlows,
  demo_grants: demoGrants,
  demo_bios: demoBios,
  contact_tickets: contactTickets,
  idempotency_keys: idempotencyKeys,
  rate_windows: rateWindows,
  settings,
  operator_log: operatorLog,
  outbox,
};
