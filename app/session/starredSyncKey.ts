/** Key in local storage of the starred pages that this device and the account had in common last. */
export const starredSyncKey = 'starredSync';
