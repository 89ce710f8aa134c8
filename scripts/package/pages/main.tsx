import '@byline/design-system/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPage, type Scenario } from './App.tsx';

/** Renders the page of the address, or hydrates it if the server has rendered it. */
async function startScenario(root: Element): Promise<void> {
  const locale = new URLSearchParams(location.search).get('locale') ?? 'en';
  const page = await createPage(location.pathname.slice(1) as Scenario, locale);
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

const root = document.querySelector('#root');
if (root) await startScenario(root);
else {
  const { hydrateExamples } = await import('./hydrateExamples.tsx');
  document.title = JSON.stringify(await hydrateExamples());
}
