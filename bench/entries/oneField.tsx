import { TextField } from '@byline/design-system';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

createRoot(document.body).render(
  <IntlProvider locale="en">
    <TextField label="Email" type="email" isRequired rules={{ max_length: 80 }} />
  </IntlProvider>,
);
