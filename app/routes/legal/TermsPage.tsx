import { LegalText } from './LegalText.tsx';
import { termsSections } from './termsSections.ts';

/** Renders the page with the Publisher Terms And Conditions. */
export default function TermsPage() {
  return <LegalText sections={termsSections} />;
}
