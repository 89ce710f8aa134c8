/** Returns the address of completing the profile. The page adds its step once it knows the user, so the address is there with and without one. */
export const joiningAddress = (origin: string): RegExp =>
  new RegExp(String.raw`^${origin}/register/profile(\?step=\w+)?$`);
