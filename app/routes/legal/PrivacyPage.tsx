import { LegalPage } from './LegalPage.tsx';
import { privacySections } from './privacySections.ts';

/** Page with the privacy notice. */
export default function PrivacyPage() {
  return <LegalPage sections={privacySections} />;
}
