import '@byline/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { Button, DesignSystemProvider } from '@byline/design-system';

createRoot(document.body).render(
  <DesignSystemProvider locale="en" navigate={() => undefined}>
    <Button>Save</Button>
  </DesignSystemProvider>,
);
