import '@byline/design-system/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPage, type Scenario } from './App.tsx';

const root = document.querySelector('#root') as HTMLElement;
const locale = new URLSearchParams(location.search).get('locale') ?? 'en';
const page = await createPage(location.pathname.slice(1) as Scenario, locale);
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
