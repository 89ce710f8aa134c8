import { TextField } from '@byline/design-system';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <TextField label="Email" type="email" isRequired rules={{ max_length: 80 }} />,
);
