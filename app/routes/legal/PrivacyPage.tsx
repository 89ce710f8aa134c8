import { LegalText } from './LegalText.tsx';
import { privacySections } from './privacySections.ts';

/** Renders the page with the privacy notice. */
export default function PrivacyPage() {
  return <LegalText sections={privacySections} />;
}
