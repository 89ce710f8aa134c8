import type { Problem } from './problem.ts';
import { interpolate, type MessageValues } from './interpolate.ts';
import type { MessageDescriptor } from './messages.ts';
import type { RuleName } from './ruleTests.ts';

/** Other words for some rules of one field, by the rule's name: texts, or FormatJS descriptors. */
export type RuleMessages = {
  readonly [Rule in RuleName | (string & {})]?: string | MessageDescriptor;
};

/** What tells messages in the language of the page; `useIntl()` is one. */
export type Speaker = {
  readonly formatMessage: (descriptor: MessageDescriptor, values: MessageValues) => string;
  /** The catalogue. */
  readonly messages: object;
};

const ownIds = 'ds.validation.';

/** What to tell the reader about a problem, in the language of the page. */
export function describeProblem(
  problem: Problem,
  { formatMessage, messages: catalogue }: Speaker,
  label: string | undefined,
  messages?: RuleMessages,
): string {
  if ('serverText' in problem) return problem.serverText;
  const { rule, message, values: judged } = problem.failure;
  // A label may have been translated since the value was judged.
  const values = label ? { ...judged, field: label } : judged;
  const words = messages?.[rule] ?? message;
  if (typeof words === 'string') return interpolate(words, values);
  const { id, defaultMessage } = words;
  // The kit's own English is plain: it needs no catalogue, nor the parser that an application may leave out.
  const isPlain = id === undefined || (id.startsWith(ownIds) && !(id in catalogue));
  if (isPlain) return interpolate(defaultMessage, values);
  const descriptor = { id, defaultMessage };
  return formatMessage(descriptor, values);
}
