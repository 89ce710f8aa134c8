import { LegalPage } from './LegalPage.tsx';
import { privacySections } from './privacySections.ts';

/** What we do with personal data. */
export default function PrivacyPage() {
  return <LegalPage sections={privacySections} />;
}
