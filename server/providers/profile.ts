/** Who somebody is at a provider, in our words; `engagement` in hundredths of a percent. */
export type SocialProfile = {
  /** Never changes and belongs to nobody else there; the only thing that identifies. */
  subject: string;
  name: string;
  handle: string;
  profileUrl: string;
  avatarUrl: string | null;
  email: string | null;
  /** Whether the provider itself says that the address was proven. */
  isEmailVerified: boolean;
  followers: number | null;
  engagement: number | null;
  /** Whether it is an account that the provider lets nobody read. */
  isPersonal: boolean;
};

/** What a provider granted; `expiresAt` is null where only its owner ends it. */
export type Grant = { accessToken: string; refreshToken: string | null; expiresAt: number | null };

/** What an exchange brings: who it is, and the grant. */
export type Visitor = { profile: SocialProfile; grant: Grant };
