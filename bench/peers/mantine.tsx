import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, MantineProvider, TextInput } from '@mantine/core';
import { FieldsPage, type FieldProps } from '../entries/fieldsPage.tsx';
import { mount } from '../entries/mount.tsx';

function Field({ plan: { name, label, description }, message, ...input }: FieldProps) {
  return (
    <TextInput
      {...input}
      id={name}
      name={name}
      label={label}
      description={description}
      required
      error={message}
    />
  );
}

mount(
  <MantineProvider>
    <FieldsPage field={Field} send={<Button type="submit">Send</Button>} />
  </MantineProvider>,
);
