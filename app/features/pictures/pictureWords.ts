import { defineMessages } from 'react-intl';

/** Texts about pictures that several forms have. */
export const pictureWords = defineMessages({
  unreadable: {
    id: 'picture.unreadable',
    defaultMessage: 'This file is not a picture that we can read. Choose another one.',
  },
});
