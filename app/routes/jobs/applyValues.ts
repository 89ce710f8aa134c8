import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Apply } from '../../../contract/schemas/application.ts';

/** Values of the application form by field name; answers to the brand's questions are `answers.{id}`. */
export type ApplyValues = {
  account: Platform;
  pitch?: string;
  rate?: number | null;
  [answer: `answers.${string}`]: string | undefined;
};

const answerPrefix = 'answers.';

/** Converts the values of the application form to a request body. */
export function toApply(values: ApplyValues, idempotencyKey: string): Apply {
  const answers = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(answerPrefix) && typeof value === 'string' && value !== ''
      ? [[name.slice(answerPrefix.length), value]]
      : [],
  );
  return {
    action: 'apply',
    account: values.account,
    ...(values.pitch && { pitch: values.pitch }),
    ...(typeof values.rate === 'number' && { rate: values.rate }),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) as Record<string, string> }),
    ...('accept_unpaid' in values && { accept_unpaid: true as const }),
    accept_terms: true,
    client_ref: idempotencyKey,
  };
}
