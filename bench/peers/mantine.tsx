import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, MantineProvider, TextInput, useMantineColorScheme } from '@mantine/core';
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

function Page() {
  const { setColorScheme } = useMantineColorScheme();
  Object.assign(window, {
    choose: ({ theme }: { theme: 'light' | 'dark' }) => setColorScheme(theme),
  });
  return <FieldsPage field={Field} send={<Button type="submit">Send</Button>} />;
}

mount(
  <MantineProvider>
    <Page />
  </MantineProvider>,
);
