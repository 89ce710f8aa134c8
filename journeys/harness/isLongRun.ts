/** True in `npm run test:long`, which takes what a release needs and a commit does not: longer storms, every bundler, every address. */
export const isLongRun = process.env['TEST_LENGTH'] === 'long';
