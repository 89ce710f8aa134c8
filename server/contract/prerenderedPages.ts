/** Files of the build with a prerendered page, by address: the first pages of new visitors. */
export const prerenderedPages: Readonly<Record<string, string>> = {
  '/home': 'home.html',
  '/signin': 'signin.html',
};
