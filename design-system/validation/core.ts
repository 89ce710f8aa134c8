/** The entry `…/validation`: rules and messages without React, for servers, workers and other form libraries. */
export type { Constraints } from './constraints.ts';
export {
  formatError,
  interpolate,
  type MessageDescriptor,
  type MessageFormatter,
  type MessageValues,
  type ValidationError,
} from './messages.ts';
export { countCharacters } from './isEmpty.ts';
export type { InitialValues } from './formPaths.ts';
export { mergeSchemas } from './mergeSchemas.ts';
export { parseForm, type ParsedForm, type ParseFormOptions } from './parseForm.ts';
export type { SchemaIssue, SchemaResult, StandardSchema } from './standardSchema.ts';
export {
  rulesResolver,
  type ResolverError,
  type ResolverField,
  type ResolverFields,
  type ResolverOptions,
  type ResolverResult,
} from './resolver.ts';
export {
  builtInRules,
  defineRule,
  deriveRules,
  mergeRules,
  type BuiltInRule,
  type DefinedRule,
  type DescribeFailure,
  type NamedRules,
  type RuleContext,
  type RuleEntry,
  type RuleFailure,
  type RuleMessages,
  type RuleName,
  type RuleParameters,
  type Rules,
  type RuleTest,
  type WarningRule,
} from './rules.ts';
export { validate, validateAsync, type ValidateOptions } from './validate.ts';
export { findWarning, warning } from './warnings.ts';
export { containsWords, findWords, foldText, splitSearch } from '../formatters/foldText.ts';
export { toLatinDigits } from '../formatters/latinDigits.ts';
