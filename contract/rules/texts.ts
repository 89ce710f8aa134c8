/** Characters of a message, and of the reason for more time. */
export const messageMaxLength = 2000;

/** Characters of a pitch, and of an answer to a question of the brand. */
export const pitchMaxLength = 5000;

/** Characters of the reason for an action on a job. */
export const reasonMaxLength = 500;

/** Characters of the notes on submitted work. */
export const notesMaxLength = 1000;

/** Characters of the subject of a message to the support. */
export const subjectMaxLength = 120;

/** Characters of a message to the support. */
export const supportMessageLength = { min: 10, max: 4000 };

/** Characters of a path in the app, with its query. */
export const pathMaxLength = 2048;
