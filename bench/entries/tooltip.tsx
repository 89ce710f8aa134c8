import { Tooltip } from '@byline/design-system';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <Tooltip content="What it does">
    <button>Save</button>
  </Tooltip>,
);
