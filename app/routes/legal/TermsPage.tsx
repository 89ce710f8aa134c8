import { LegalPage } from './LegalPage.tsx';
import { termsSections } from './termsSections.ts';

/** Renders the page with the Publisher Terms And Conditions. */
export default function TermsPage() {
  return <LegalPage sections={termsSections} />;
}
