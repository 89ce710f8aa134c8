import { LegalPage } from './LegalPage.tsx';
import { privacySections } from './privacySections.ts';

/** Renders the page with the privacy notice. */
export default function PrivacyPage() {
  return <LegalPage sections={privacySections} />;
}
