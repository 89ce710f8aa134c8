/**
 * True in `npm run test:long`, which runs before a release. It has checks that are too slow for each commit: longer storms (tests that kill
 * and overload servers), every bundler, every address.
 */
export const isLongRun = process.env['TEST_LENGTH'] === 'long';
