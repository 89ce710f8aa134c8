import { builtInRules, countCharacters } from '@byline/design-system/validation';
import { z } from 'zod';
import { emailMaxLength, nameMaxLength } from '../rules/account.ts';
import { isFreeText, isLine, isStorable } from '../rules/texts.ts';

/** Returns the schema of a text in Unicode's form NFC without control characters and unpaired surrogates. */
export function storableSchema(maxLength: number) {
  return (
    z
      .string()
      .normalize('NFC')
      // Not `max`: it counts an emoji as one character, but fields count its code units.
      .refine((text) => countCharacters(text) <= maxLength)
      .refine(isStorable)
      .meta({ maxLength })
  );
}

/**
 * Returns the schema of a free text: trimmed, and either empty or with visible characters. Blanks at its ends do not count towards the
 * maximum.
 */
export function textSchema(maxLength: number) {
  return z.string().trim().pipe(storableSchema(maxLength)).refine(isFreeText);
}

/** Returns the schema of a required free text. Blanks at its ends count for the minimum, as in the field of a form. */
export function requiredTextSchema(maxLength: number, minLength = 1) {
  return z
    .string()
    .refine((text) => countCharacters(text) >= minLength)
    .pipe(textSchema(maxLength))
    .refine((text) => text !== '');
}

/** Returns the schema of a required text of one line, such as a name. */
export function lineSchema(maxLength: number, minLength = 1) {
  return requiredTextSchema(maxLength, minLength).refine(isLine);
}

/** Returns the schema of a text of one line that may be empty. */
export function optionalLineSchema(maxLength: number) {
  return textSchema(maxLength).refine(isLine);
}

/** A person's name. */
export const nameSchema = lineSchema(nameMaxLength);

const isEmail = (text: string) =>
  text.length <= emailMaxLength && builtInRules.email.test(text, true);

/** An email address, in Unicode's form NFKC. The rule has to hold after that too, because NFKC turns some letters into signs such as `@`. */
export const emailSchema = z
  .string()
  .trim()
  .max(emailMaxLength)
  .refine(isEmail)
  .normalize('NFKC')
  .refine(isEmail)
  .meta({ format: 'email' });
