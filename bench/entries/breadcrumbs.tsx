import { Breadcrumbs } from '@byline/design-system';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <Breadcrumbs items={[{ label: 'Jobs', href: '/jobs' }, { label: 'Tea' }]} />,
);
