import { FormattedMessage } from 'react-intl';
import { accessibilitySections } from './accessibilitySections.ts';
import { LegalText } from './LegalText.tsx';

/** Renders the page with the accessibility statement. */
export default function AccessibilityPage() {
  return (
    <LegalText
      sections={accessibilitySections}
      intro={
        <FormattedMessage
          id="accessibility.intro"
          defaultMessage="How accessible the app is, how we test it, and how to tell us what does not work for you."
        />
      }
    />
  );
}
