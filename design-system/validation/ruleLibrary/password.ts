import { toText } from '../isEmpty.ts';
import { defineMessage, type MessageDescriptor } from '../messages.ts';
import { countLength, type DefinedRule, type RuleContext, type RuleFailure } from '../rules.ts';
import { createRule } from './createRule.ts';

// Messages are also the labels of a checklist, so they are requirements.
const messages = {
  length: defineMessage({
    id: 'ds.validation.passwordLength',
    defaultMessage: 'Minimum number of characters: {min}',
  }),
  lowercase: defineMessage({
    id: 'ds.validation.passwordLowercase',
    defaultMessage: 'Use a lowercase letter',
  }),
  uppercase: defineMessage({
    id: 'ds.validation.passwordUppercase',
    defaultMessage: 'Use an uppercase letter',
  }),
  digit: defineMessage({ id: 'ds.validation.passwordDigit', defaultMessage: 'Use a digit' }),
  symbol: defineMessage({
    id: 'ds.validation.passwordSymbol',
    defaultMessage: 'Use a symbol, such as ! or ?',
  }),
  without: defineMessage({
    id: 'ds.validation.passwordWithout',
    defaultMessage: 'Do not include “{other}”',
  }),
};

function checkMinimum(value: unknown, min: number): RuleFailure | null {
  return countLength(value) >= min ? null : { message: messages.length, values: { min } };
}

type Kind = { readonly pattern: RegExp; readonly message: MessageDescriptor };

function checkKind(value: unknown, { pattern, message }: Kind): RuleFailure | null {
  return pattern.test(toText(value) ?? '') ? null : { message };
}

type Other = { readonly name: string; readonly label: string };

function checkOther(
  value: unknown,
  { name, label }: Other,
  { getValue }: RuleContext,
): RuleFailure | null {
  const other = (toText(getValue(name)) ?? '').trim().toLowerCase();
  const password = (toText(value) ?? '').toLowerCase();
  // The local part of an address is as easy to guess as the address.
  const parts = [other, other.split('@')[0] ?? ''].filter((part) => part.length > 2);
  const isContained = password === '' || parts.some((part) => password.includes(part));
  return isContained ? { message: messages.without, values: { other: label } } : null;
}

/** What a new password must have. Each function returns a rule whose message is also its line in the list of a `NewPasswordField`. */
export const passwordRules = {
  /** Requires at least this many characters. */
  minLength: (min: number): DefinedRule => createRule('passwordLength', checkMinimum, min),
  /** Requires a lowercase letter of any script. */
  lowercase: (): DefinedRule =>
    createRule('passwordLowercase', checkKind, { pattern: /\p{Ll}/u, message: messages.lowercase }),
  /** Requires an uppercase letter of any script. */
  uppercase: (): DefinedRule =>
    createRule('passwordUppercase', checkKind, { pattern: /\p{Lu}/u, message: messages.uppercase }),
  /** Requires a digit of any script. */
  digit: (): DefinedRule =>
    createRule('passwordDigit', checkKind, { pattern: /\p{Nd}/u, message: messages.digit }),
  /** Requires a character that is neither a letter nor a digit nor a blank. */
  symbol: (): DefinedRule =>
    createRule('passwordSymbol', checkKind, {
      pattern: /[^\p{L}\p{M}\p{N}\s\p{C}]/u,
      message: messages.symbol,
    }),
  /** Rejects a password that contains the value of another field, such as the email address, or its part before the @. */
  without: (name: string, label: string): DefinedRule =>
    createRule(`passwordWithout.${name}`, checkOther, { name, label }),
};
