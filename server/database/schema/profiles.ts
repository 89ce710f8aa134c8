/** What people tell of themselves, and their pictures. */
export type ProfileTables = {
  profiles: {
    account_id: string;
    legal_name: string;
    birth_year: number | null;
    gender: string | null;
    city: string;
    languages_json: string;
    categories_json: string;
    bio: string;
    rates_json: string;
    shipping_json: string | null;
    email_updates: 'instant' | 'daily' | 'off';
    deadline_reminders: number;
  };
  avatars: {
    /** Part of the picture's address: a secret of its own, new with each picture. */
    id: string;
    account_id: string;
    /** The WebP file in base64, so that both databases and their backups hold it alike. */
    webp: string;
    created_at: number;
  };
};
