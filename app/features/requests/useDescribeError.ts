import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { ApiErrorBody } from '../../../server/contract/errors.ts';
import { ApiError, noResponse } from '../../api/ApiError.ts';

const words = defineMessages({
  noAnswer: {
    id: 'failure.noAnswer',
    defaultMessage: 'The server did not answer. What you wrote is still here; please try again.',
  },
  unknown: {
    id: 'failure.unknown',
    defaultMessage: 'That did not work, and it is our fault. Please try again.',
  },
});

/**
 * What a form or a notice says about a failed call: the server's own words where it has any, otherwise
 * ours. Failures that are no call's are thrown on.
 */
export function useDescribeError(): (failure: unknown) => ApiErrorBody {
  const { formatMessage } = useIntl();
  return useCallback(
    (failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure;
      const { status, body, text, retryAfter } = failure;
      if (text || body.errors) return body;
      if (status === noResponse) return { error: formatMessage(words.noAnswer) };
      if (status === 429 && retryAfter) {
        return {
          error: formatMessage(
            {
              id: 'failure.tooOften',
              defaultMessage:
                'Too many tries. Wait {seconds, plural, one {# second} other {# seconds}} and try again.',
            },
            { seconds: retryAfter },
          ),
        };
      }
      return { error: formatMessage(words.unknown) };
    },
    [formatMessage],
  );
}
