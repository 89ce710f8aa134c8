import '@byline/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { DateField, DesignSystemProvider } from '@byline/design-system';

createRoot(document.body).render(
  <DesignSystemProvider locale="en" navigate={() => undefined}>
    <DateField label="Start" name="start" />
  </DesignSystemProvider>,
);
