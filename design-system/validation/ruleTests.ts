import { isEmailAddress, isEmailList } from './emailAddress.ts';
import { isEmpty, numberOf, textOf } from './emptiness.ts';

/** The rules of the specification by name, each with what it takes as its parameter. */
export type RuleParameters = {
  /** Something must be given: not only blanks, and `true` where the value is a boolean. */
  required: boolean;
  /** An email address; `multiple` allows a comma-separated list. */
  email: boolean | { readonly multiple: boolean };
  /** ASCII digits only, exactly this many. */
  digits: number;
  /** The text matches; a `g` or `y` flag keeps no memory between answers. */
  regex: RegExp;
  /** A number not below the bound. */
  min_value: number;
  /** A number not above the bound. */
  max_value: number;
  /** Not fewer characters (UTF-16 code units, as in HTML) or entries of a list. */
  min_length: number;
  /** Not more characters (UTF-16 code units, as in HTML) or entries of a list. */
  max_length: number;
};

/** The name of a rule of the specification. */
export type RuleName = keyof RuleParameters;

const onlyDigits = /^[0-9]+$/;

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : (textOf(value)?.length ?? NaN);
}

/**
 * Each rule as a function of a value and its parameter. Called directly a rule knows nothing of optional
 * fields: an empty value fails every one of them that asks for something. None of them throws.
 */
export const ruleTests: {
  readonly [Name in RuleName]: (value: unknown, parameter: RuleParameters[Name]) => boolean;
} = {
  required(value) {
    if (typeof value === 'string') return value.trim() !== '';
    return value !== false && !isEmpty(value);
  },
  email(value, parameter) {
    const isList = typeof parameter === 'object' && parameter !== null && parameter.multiple;
    if (isList && Array.isArray(value)) return value.length > 0 && isEmailList(value);
    if (typeof value !== 'string') return false;
    return isList ? isEmailList(value) : isEmailAddress(value);
  },
  digits(value, length) {
    const text = textOf(value);
    return text !== null && text.length === length && onlyDigits.test(text);
  },
  regex(value, pattern) {
    const text = textOf(value);
    if (text === null || !(pattern instanceof RegExp)) return false;
    // `search` begins at the start and leaves `lastIndex` as it was, `test` does neither under `g` or `y`.
    if (pattern.global || pattern.sticky) return text.search(pattern) !== -1;
    return pattern.test(text);
  },
  min_value: (value, min) => numberOf(value) >= min,
  max_value: (value, max) => numberOf(value) <= max,
  min_length: (value, min) => lengthOf(value) >= min,
  max_length: (value, max) => lengthOf(value) <= max,
};
