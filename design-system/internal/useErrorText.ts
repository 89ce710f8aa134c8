import { useIntl } from '../i18n/intl.ts';
import { joinErrors, useDescribeError } from './describeError.ts';

/**
 * Returns a function that returns the portal's message for the error with which an action failed. An error without a message is reported
 * (`reportError`), and has a general one.
 */
export function useErrorText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  return (cause) => {
    try {
      return joinErrors(describeError(cause));
    } catch (unknown) {
      reportError(unknown);
      return formatMessage({
        id: 'ds.action.failed',
        defaultMessage: 'This could not be done. Please try again.',
      });
    }
  };
}
