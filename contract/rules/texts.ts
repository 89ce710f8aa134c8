import { defineRule } from '@byline/design-system/validation';

/** Maximum length of a message, and of the reason for an extension request. */
export const messageMaxLength = 2000;

/** Maximum length of a pitch, and of the reply to a brand's question. */
export const pitchMaxLength = 5000;

/** Maximum length of the reason for an action on a job. */
export const reasonMaxLength = 500;

/** Maximum length of the notes on submitted work. */
export const notesMaxLength = 1000;

/** Maximum length of the subject of a message to support. */
export const subjectMaxLength = 120;

/** Minimum and maximum length of a message to support. */
export const supportMessageLength = { min: 10, max: 4000 };

/** Maximum length of a path in the app, including its query. */
export const pathMaxLength = 2048;

// Matches control characters except tab and line break, and unpaired surrogates. PostgreSQL cannot store U+0000.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const lineBreak = /[\t\n\r]/;

// Matches bidirectional overrides and isolates, which can reorder the text around a name. Directional marks are allowed.
const reordering = /[\u202a-\u202e\u2066-\u2069]/;

// Some letters and symbols are invisible: the fillers of Hangul, and the empty Braille pattern.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns a text without the characters that reorder the text around it. */
export function removeReordering(text: string): string {
  return text.replaceAll(new RegExp(reordering, 'g'), '');
}

/** Returns whether the database can store a text. */
export function isStorable(text: string): boolean {
  return !forbidden.test(text);
}

/** Returns whether a text can be stored and, unless it is blank, shows something. */
export function isFreeText(text: string): boolean {
  return isStorable(text) && (text.trim() === '' || visible.test(text));
}

/** Returns whether a free text has one line and keeps the order of the text around it, as a name must. */
export function isLine(text: string): boolean {
  const line = text.trim();
  return isFreeText(line) && !lineBreak.test(line) && !reordering.test(line);
}

/** Rules of a field for a free text. */
export const textRules = [defineRule('text', (value) => isFreeText(String(value)))];

/** Rules of a field for a text of one line. */
export const lineRules = [defineRule('line', (value) => isLine(String(value)))];
