import { LegalPage } from './LegalPage.tsx';
import { termsSections } from './termsSections.ts';

/** Page with the Publisher Terms And Conditions. */
export default function TermsPage() {
  return <LegalPage sections={termsSections} />;
}
