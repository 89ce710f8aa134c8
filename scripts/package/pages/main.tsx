import '@byline/design-system/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type Scenario } from './App.tsx';

const root = document.querySelector('#root') as HTMLElement;
const page = <App scenario={location.pathname.slice(1) as Scenario} />;
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
