import { Breadcrumbs } from '@byline/design-system';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

createRoot(document.body).render(
  <IntlProvider locale="en">
    <Breadcrumbs items={[{ label: 'Jobs', href: '/jobs' }, { label: 'Tea' }]} />
  </IntlProvider>,
);
