/** The picture formats that the server reads. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Size of a picture, and of the pictures of a request together: 5 MB, in bytes. */
export const maxPictureBytes = 5_000_000;

/** Size in bytes of a request with pictures: base64 makes them a third larger. */
export const maxUploadBytes = 7 * 1024 * 1024;

/** Width and height to which larger pictures are reduced, in pixels. */
export const longestPictureSide = 2048;

/** Pictures of a step of the work, and of a request. */
export const maxPictures = 10;

/** Pictures that the app sends with one message. */
export const maxMessagePictures = 4;
