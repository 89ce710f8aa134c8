import type { TextProps } from '../field/textProps.ts';

/** The kinds of text that TextField knows. */
export type TextType = 'text' | 'email' | 'url' | 'tel' | 'number';

type Hints = Pick<
  TextProps<HTMLInputElement>,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'dir' | 'spellCheck'
>;

const verbatim = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * How each kind is typed. Natively most are `text` with the right keyboard: a browser trims and rewrites what
 * stands in an email, url or number input before we can see it, and judges it by its own rules.
 */
export const typing: Record<TextType, { native: 'text' | 'tel'; hints: Hints }> = {
  text: { native: 'text', hints: {} },
  email: { native: 'text', hints: { inputMode: 'email', autoComplete: 'email', ...verbatim } },
  url: { native: 'text', hints: { inputMode: 'url', autoComplete: 'url', ...verbatim } },
  tel: { native: 'tel', hints: { inputMode: 'tel', autoComplete: 'tel', ...verbatim } },
  number: { native: 'text', hints: { inputMode: 'decimal', autoComplete: 'off', ...verbatim } },
};
