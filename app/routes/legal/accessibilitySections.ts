import { defineMessages } from 'react-intl';
import type { LegalSection } from './LegalText.tsx';

/** The sections of the accessibility statement. Its statements about tests and faults have to be true; see docs/contributing.md. */
export const accessibilitySections: readonly LegalSection[] = [
  {
    id: 'aim',
    ...defineMessages({
      title: { id: 'accessibility.aim.title', defaultMessage: '1. What we aim for' },
      summary: {
        id: 'accessibility.aim.summary',
        defaultMessage: 'Everyone can use every page, and nobody loses money or text on the way.',
      },
      text: {
        id: 'accessibility.aim.text',
        defaultMessage:
          'We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: by keyboard alone, with a screen reader or voice control, at a zoom of 400%, in high contrast, with reduced motion, in light and dark, and in both writing directions.',
      },
    }),
  },
  {
    id: 'tests',
    ...defineMessages({
      title: { id: 'accessibility.tests.title', defaultMessage: '2. How we test' },
      summary: {
        id: 'accessibility.tests.summary',
        defaultMessage: 'Automatically with every change, and by hand before a release.',
      },
      text: {
        id: 'accessibility.tests.text',
        defaultMessage:
          'Every component is checked with axe in each theme and writing direction. Tests record what a screen reader would say, work through the main tasks by keyboard, and open the pages in Chrome, Firefox and the engine of Safari. We assessed the app ourselves on 26 November 2026.',
      },
    }),
  },
  {
    id: 'faults',
    ...defineMessages({
      title: { id: 'accessibility.faults.title', defaultMessage: '3. What does not work yet' },
      summary: {
        id: 'accessibility.faults.summary',
        defaultMessage:
          'We have not tested with real screen readers or with the people who use them.',
      },
      text: {
        id: 'accessibility.faults.text',
        defaultMessage:
          'What NVDA, JAWS, VoiceOver and TalkBack say is derived from what browsers give them. Pictures and links of brands may lack a description. A short text whose language we cannot tell is read in the voice of your device. On Apple devices, the suggestions of some fields may not be read while you move through them.',
      },
    }),
  },
  {
    id: 'report',
    ...defineMessages({
      title: { id: 'accessibility.report.title', defaultMessage: '4. Tell us about a barrier' },
      summary: {
        id: 'accessibility.report.summary',
        defaultMessage: 'Write to us, and we will help you reach what you need.',
      },
      text: {
        id: 'accessibility.report.text',
        defaultMessage:
          'Use the contact form or the email address at the end of this page, and tell us the page, what you tried, and what you use. We usually reply within one working day.',
      },
    }),
  },
];
