import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { FieldsPage, type FieldProps } from '../entries/fieldsPage.tsx';
import { mount } from '../entries/mount.tsx';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function Field({ plan: { name, label, description }, message, ...input }: FieldProps) {
  return (
    <TextField
      {...input}
      id={name}
      name={name}
      label={label}
      required
      error={message !== ''}
      helperText={message || description}
    />
  );
}

function Page() {
  const { setMode } = useColorScheme();
  Object.assign(window, {
    choose: ({ theme: mode }: { theme: 'light' | 'dark' }) => setMode(mode),
  });
  return <FieldsPage field={Field} send={<Button type="submit">Send</Button>} />;
}

mount(
  <ThemeProvider theme={theme}>
    <Page />
  </ThemeProvider>,
);
