import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { FieldsPage, type FieldProps } from '../entries/fieldsPage.tsx';
import { mount } from '../entries/mount.tsx';

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

mount(<FieldsPage field={Field} send={<Button type="submit">Send</Button>} />);
