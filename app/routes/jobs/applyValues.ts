import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Apply } from '../../../contract/schemas/application.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';

/** Values of the application form by field name, with an account if there is a choice; answers to the brand's questions are `answers.{id}`. */
export type ApplyValues = {
  account?: Platform;
  pitch?: string;
  rate?: number | null;
  /** Set by a required checkbox, which only forms of jobs that pay a product have. */
  accept_unpaid?: boolean;
  [answer: `answers.${string}`]: string | undefined;
};

const answerPrefix = 'answers.';

/** Converts the values of the form to a request body, with the version of the job that the form shows. Throws for a job without a platform. */
export function toApply(
  values: ApplyValues,
  { platforms, version }: Pick<JobDetail, 'platforms' | 'version'>,
  idempotencyKey: string,
): Apply {
  const account = values.account ?? platforms[0];
  if (!account) throw new Error('The job has no platform.');
  const answers = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(answerPrefix) && typeof value === 'string' && value !== ''
      ? [[name.slice(answerPrefix.length), value]]
      : [],
  );
  return {
    action: 'apply',
    account,
    ...(values.pitch && { pitch: values.pitch }),
    ...(typeof values.rate === 'number' && { rate: values.rate }),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) as Record<string, string> }),
    ...(values.accept_unpaid && { accept_unpaid: true as const }),
    // All forms have a required checkbox for the terms.
    accept_terms: true,
    version,
    client_ref: idempotencyKey,
  };
}
