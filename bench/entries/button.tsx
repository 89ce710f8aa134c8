import { Button } from '@byline/design-system';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>Save</Button>);
