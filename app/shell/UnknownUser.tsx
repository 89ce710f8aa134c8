import { FormattedMessage } from 'react-intl';
import { Failure } from './Failure.tsx';

/** The page when the server did not say who is signed in. It is asked again by itself meanwhile. */
export function UnknownUser() {
  return (
    <Failure
      title={
        <FormattedMessage
          id="layout.unknownUser.text"
          defaultMessage="We could not reach the server to see who you are. We keep trying."
        />
      }
    />
  );
}
