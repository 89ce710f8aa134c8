import type { Generated } from 'kysely';
import type { MoveReason } from '../../../contract/rules/expectedDates.ts';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type {
  ApplicationState,
  ShipmentState,
  StepKey,
  StepStatus,
  SubmissionState,
} from '../../../contract/rules/states.ts';

/** Applications and the submitted work. */
export type WorkTables = {
  applications: {
    id: string;
    account_id: string;
    job_id: string;
    state: ApplicationState;
    applied_at: number;
    viewed_at: number | null;
    decided_at: number | null;
    ended_at: number | null;
    decide_by: number;
    /** Why it was declined or the work ended, e.g. `publisher` if the user has withdrawn; `reason_text` is what was written about it. */
    reason_code: string | null;
    reason_text: string | null;
    pitch: string;
    rate: number | null;
    platform: Platform;
    answers_json: string;
    job_version: number;
  };
  application_steps: {
    id: string;
    application_id: string;
    task_id: string;
    key: StepKey;
    /** Order of the step among all steps of the application. */
    position: number;
    status: StepStatus;
    opens_at: number | null;
    due_at: number;
    /** How often the due date was moved. */
    due_version: number;
    /** The previous due date, and the event that moved it. */
    moved_from: Generated<number | null>;
    moved_why: Generated<MoveReason | null>;
    revisions_left: number;
    auto_approve_at: number | null;
    changed_at: number;
    /** The due date for which a reminder was sent. */
    reminded_for: Generated<number | null>;
  };
  submissions: {
    id: string;
    application_id: string;
    task_id: string;
    step: StepKey;
    version: number;
    state: SubmissionState;
    caption: string;
    links_json: string;
    notes: string;
    metrics_json: string;
    checklist_json: string;
    feedback_json: string;
    saved_at: number;
    submitted_at: number | null;
    reviewed_at: number | null;
    /** 1 if the version was approved automatically, because the brand did not review it in time. */
    auto: number;
  };
  /** Products that brands send to accepted creators. */
  shipments: {
    id: string;
    application_id: string;
    state: ShipmentState;
    carrier: string | null;
    tracking_number: string | null;
    created_at: number;
    sent_at: number | null;
    arrived_at: number | null;
    /** When the creator last reported that the product has not arrived. */
    reported_at: number | null;
  };
  /** Brief and terms of each version that a publisher has agreed to. */
  agreements: { application_id: string; version: number; agreed_at: number; content_json: string };
  /** The posts of the newest submitted version of each task. */
  submitted_posts: {
    application_id: string;
    task_id: string;
    /** Index of the link in the version. */
    position: number;
    account_id: string;
    job_id: string;
    platform: Platform;
    /** Identifies the post on its platform, whatever its address. */
    post_id: string;
    /**
     * 1 for an account's only valid submission of a post. 0 for repeated submissions from before repetition was prevented, and after the
     * work was rejected or missed.
     */
    counts: number;
    /** 1 if the address of the post shows that the connected account published it. */
    shows_account: number;
    submitted_at: number;
  };
};
