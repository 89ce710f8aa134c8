import type { Application } from '../../contract/schemas/application.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Payment } from '../../contract/schemas/money.ts';
import type { Profile } from '../../contract/schemas/profile.ts';
import type { CheckRule, Step, Submission, Task } from '../../contract/schemas/submission.ts';
import type { User } from '../../contract/schemas/user.ts';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A profile that was never saved. */
export const emptyProfile: Profile = {
  display_name: '',
  legal_name: '',
  birth_year: null,
  gender: null,
  country: null,
  city: '',
  languages: [],
  categories: [],
  bio: '',
  rates: [],
  shipping: null,
  preferences: { email_updates: 'instant', deadline_reminders: true, job_alerts: [] },
};

/** Creates an approved user. */
export function exampleUser(changes: Partial<User> = {}): User {
  return {
    id: 'account-1',
    is_approved: true,
    profile_pending: false,
    in_review: false,
    login_with: 'email',
    name: 'Maya Tan',
    email: 'maya@demo.test',
    email_verified: true,
    phone: '+65 •••• 4821',
    phone_verified: true,
    avatar_url: null,
    locale: 'en',
    currency: 'USD',
    timezone: 'Asia/Singapore',
    unread_messages: 0,
    unread_news: 0,
    starred: [],
    recently_confirmed: true,
    checklist: { profile: true, phone: true, social: true, payout: false },
    ...changes,
  };
}

/** Creates an open step. */
export function exampleStep(changes: Partial<Step> = {}): Step {
  return {
    key: 'draft',
    status: 'open',
    opens_at: null,
    due_at: at(20),
    due_version: 0,
    revisions_left: 2,
    auto_approve_at: null,
    submission: null,
    ...changes,
  };
}

/** Creates a TikTok task with a draft and a live step. */
export function exampleTask(changes: Partial<Task> = {}): Task {
  return {
    id: 'task-1',
    title: 'A video of the first sip',
    platform: 'tiktok',
    content_type: 'video',
    quantity: 1,
    due_at: at(25),
    status: 'to_do',
    steps: [exampleStep(), exampleStep({ key: 'live', status: 'locked', due_at: at(25) })],
    ...changes,
  };
}

/** Creates the first version of a draft, submitted and in review. */
export function exampleSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    id: 'version-1',
    task_id: 'task-1',
    step: 'draft',
    version: 1,
    state: 'submitted',
    caption: '#ad First sip',
    links: ['https://drive.example/1'],
    media: [],
    notes: '',
    metrics: {},
    checklist: {},
    saved_at: at(10),
    submitted_at: at(11),
    reviewed_at: null,
    auto: false,
    feedback: [],
    ...changes,
  };
}

/** Creates an accepted application. */
export function exampleApplication(changes: Partial<Application> = {}): Application {
  return {
    id: 'application-1',
    state: 'accepted',
    applied_at: at(1),
    viewed_at: at(2),
    decided_at: at(3),
    ended_at: null,
    decide_by: at(8),
    reason: null,
    pitch: '',
    rate: null,
    account: 'tiktok',
    job_version: 1,
    ...changes,
  };
}

/** Creates the estimated payment of work that is not approved yet. */
export function examplePayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'payment-1',
    job_id: 'job-1',
    job_title: 'Sunrise Spritz',
    job_language: 'en',
    brand: 'Solstice',
    state: 'estimated',
    gross: usd(22_000),
    adjustments: [],
    fee: usd(0),
    net: usd(22_000),
    approved_at: null,
    expected_on: null,
    expected_moved: null,
    available_at: null,
    overdue: false,
    reason: null,
    payout: null,
    payout_part: { amount: 0, currency: 'USD' },
    withdrawn: { amount: 0, currency: 'USD' },
    dates: [],
    problem: null,
    case: null,
    question: null,
    ...changes,
  };
}

/** Creates an open job without an application. */
export function exampleJob(changes: Partial<JobDetail> = {}): JobDetail {
  return {
    id: 'job-1',
    title: 'Sunrise Spritz',
    language: 'en',
    brand: {
      id: 'brand-1',
      name: 'Solstice',
      verified: true,
      reply_hours_median: 20,
      pay_days_median: 14,
      jobs_completed: 8,
    },
    platforms: ['tiktok'],
    categories: [],
    pay: { type: 'fixed', min: usd(22_000), max: usd(22_000) },
    places: { total: 5, taken: 1, applicants: 3 },
    apply_by: at(7),
    decide_by: at(8),
    work_due: at(25),
    state: 'open',
    my: {
      application: null,
      invitation: null,
      invitation_expires_at: null,
      eligible: true,
      unmet: [],
    },
    posted_at: at(1),
    dates: [],
    version: 1,
    description: 'A drink for the morning.',
    brief: {
      dos: [],
      donts: [],
      hashtags: [],
      mentions: [],
      disclosure: [],
      links: [],
      assets: [],
    },
    requirements: [],
    tasks: [exampleTask()],
    terms: {
      usage_rights: 'Twelve months',
      exclusivity: null,
      revisions_included: 2,
      review_window_hours: 48,
      pay_days_after_approval: 14,
      cancel_rule: 'Half the pay',
    },
    product: null,
    questions: [],
    pitch: { required: false, max_length: 500 },
    changes: [],
    application: null,
    invitation: null,
    agreement: null,
    payment: null,
    case: null,
    payout: null,
    unread_messages: 0,
    submissions: [],
    ...changes,
  };
}

/** Creates a blocking rule of a brief. */
export function exampleRule(changes: Partial<CheckRule> = {}): CheckRule {
  return {
    id: 'hashtag',
    kind: 'hashtag',
    value: '#FirstSip',
    severity: 'block',
    text: 'Use the hashtag #FirstSip.',
    task_ids: null,
    ...changes,
  };
}
