import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

type Props = {
  /** The name of the file. */
  file: string;
  name: string | undefined;
  value: string;
  onChange: (alt: string) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
};

/** Renders the field for the alternative text of a picture. */
export function AltText({ file, name, value, onChange, isDisabled, isReadOnly }: Props) {
  const id = useId();
  return (
    <div data-part="alt">
      <label htmlFor={id}>
        <FormattedMessage
          id="ds.file.alt"
          defaultMessage="Alternative text for {file}"
          values={{ file: <bdi>{file}</bdi> }}
        />
      </label>
      <input
        id={id}
        name={name && `${name}.alt`}
        value={value}
        type="text"
        dir="auto"
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
