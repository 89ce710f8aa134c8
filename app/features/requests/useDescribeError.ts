import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { ApiErrorBody } from '../../../contract/schemas/errors.ts';
import { ApiError, cookiesBlocked, noResponse } from '../../api/ApiError.ts';
import { requestWords } from './requestWords.ts';

const messages = defineMessages({
  noResponse: {
    id: 'failure.noAnswer',
    defaultMessage: 'The server did not respond. What you entered is still here. Try again.',
  },
  cookiesBlocked: {
    id: 'failure.cookiesBlocked',
    defaultMessage:
      'Your browser blocks cookies, so it cannot keep you signed in. Allow cookies for this site in its settings, then try again.',
  },
  unknown: requestWords.failureUnknown,
});

/**
 * Returns a function that turns a failed API call into texts for a form or a notice: the server's own, or else a general
 * one. It rethrows all other errors.
 */
export function useDescribeError(): (error: unknown) => ApiErrorBody {
  const { formatMessage } = useIntl();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const { status, body, text, retryAfter } = error;
      if (text || body.errors) return body;
      if (status === noResponse) return { error: formatMessage(messages.noResponse) };
      if (status === cookiesBlocked) return { error: formatMessage(messages.cookiesBlocked) };
      if (status === 429 && retryAfter) {
        return {
          error: formatMessage(
            {
              id: 'failure.tooOften',
              defaultMessage:
                'Too many attempts. Wait {seconds, plural, one {# second} other {# seconds}} and try again.',
            },
            { seconds: retryAfter },
          ),
        };
      }
      return { error: formatMessage(messages.unknown) };
    },
    [formatMessage],
  );
}
