import { builtInRules, countCharacters } from '@byline/design-system/validation';
import { z } from 'zod';
import { emailMaxLength, nameMaxLength } from '../rules/account.ts';

// Control characters except tab and line break, and halves of surrogate pairs; PostgreSQL cannot store U+0000.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const lineBreak = /[\t\n\r]/;

// Bidirectional overrides and isolates, which can reorder the text around a name. Directional marks are allowed.
const reordering = /[\u202a-\u202e\u2066-\u2069]/;

// Some letters and symbols are blank: the fillers of Hangul, and the empty pattern of Braille.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns the schema of a text without control characters and unpaired surrogates, in Unicode's form NFC. */
export function storableSchema(maxLength: number) {
  return z
    .string()
    .normalize('NFC')
    .refine((text) => countCharacters(text) <= maxLength)
    .refine((text) => !forbidden.test(text))
    .meta({ maxLength });
}

/** Returns the schema of a free text: trimmed, and either empty or with something visible. Blanks at its ends do not count. */
export function textSchema(maxLength: number) {
  return z
    .string()
    .trim()
    .pipe(storableSchema(maxLength))
    .refine((text) => text === '' || visible.test(text));
}

/** Returns the schema of a required free text. */
export function requiredTextSchema(maxLength: number, minLength = 1) {
  return textSchema(maxLength).refine((text) => countCharacters(text) >= minLength);
}

/** Returns the schema of a required text of one line, such as a name. */
export function lineSchema(maxLength: number, minLength = 1) {
  return requiredTextSchema(maxLength, minLength).refine(
    (text) => !lineBreak.test(text) && !reordering.test(text),
  );
}

/** A person's name. */
export const nameSchema = lineSchema(nameMaxLength);

/** An email address. */
export const emailSchema = z
  .string()
  .trim()
  .max(emailMaxLength)
  .refine((text) => builtInRules.email.test(text, true))
  .meta({ format: 'email' });
