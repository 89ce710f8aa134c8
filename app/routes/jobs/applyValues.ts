import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Apply } from '../../../contract/schemas/application.ts';

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

/** Converts the values of the form for a job on these platforms to a request body. Throws without any platform. */
export function toApply(
  values: ApplyValues,
  platforms: readonly Platform[],
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
    client_ref: idempotencyKey,
  };
}
