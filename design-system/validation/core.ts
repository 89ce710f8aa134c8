/** The entry `…/validation`: rules and messages without React, for servers, workers and other libraries. */
export { deriveRules, type Constraints } from './deriveRules.ts';
export { interpolate, type MessageValues } from './interpolate.ts';
export { validationMessages, type MessageDescriptor } from './messages.ts';
export {
  defineRule,
  mergeRules,
  type DefinedRule,
  type NamedRules,
  type RuleContext,
  type Rules,
  type RuleTest,
} from './rules.ts';
export {
  rulesResolver,
  type ResolverAnswer,
  type ResolverError,
  type ResolverField,
  type ResolverFields,
  type ResolverOptions,
} from './rulesResolver.ts';
export type { RuleMessages, Speaker } from './describeProblem.ts';
export { ruleTests, type RuleName, type RuleParameters } from './ruleTests.ts';
export type { Failure } from './failure.ts';
export { validate, validateAsync, type ValidateOptions } from './validate.ts';
