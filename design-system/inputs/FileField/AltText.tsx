import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

type Props = {
  /** The name of the picture's file. */
  file: string;
  name: string | undefined;
  value: string;
  onChange: (alt: string) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
};

/** Asks in words what a picture shows. */
export function AltText({ file, name, value, onChange, isDisabled, isReadOnly }: Props) {
  const id = useId();
  return (
    <div data-part="alt">
      <label htmlFor={id}>
        <FormattedMessage
          id="ds.file.alt"
          defaultMessage="What {file} shows"
          values={{ file: <bdi>{file}</bdi> }}
        />
      </label>
      <input
        {...{ id, value }}
        {...(name && { name: `${name}.alt` })}
        type="text"
        dir="auto"
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
