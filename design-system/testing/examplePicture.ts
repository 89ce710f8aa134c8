/** A square picture of a person for stories, as a data URL. */
export const examplePicture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="teal" d="M0 0h4v4H0z"/><circle cx="2" cy="1.6" r=".8" fill="wheat"/><circle cx="2" cy="4" r="1.4" fill="wheat"/></svg>',
  );
