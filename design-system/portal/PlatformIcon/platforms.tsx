import type { ReactElement } from 'react';

/** A social network. */
export type Platform = 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'lemon8' | 'xiaohongshu';

/** The platforms in their standard order. */
export const platforms: readonly Platform[] = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'lemon8',
  'xiaohongshu',
];

/** The shape of each icon on a 24 px grid: simplified shapes, not the logos of the networks. */
export const platformShapes: Record<Platform, ReactElement> = {
  facebook: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 0 0 0-21ZM10.3 21V14.2H7.8V11.2H10.3V9.4C10.3 6.8 11.9 5.4 14.3 5.4H16.3V8.3H14.9C13.8 8.3 13.4 8.8 13.4 9.8V11.2H16.3L15.8 14.2H13.4V21Z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <rect x="2.6" y="2.6" width="18.8" height="18.8" rx="5.6" />
      <circle cx="12" cy="12" r="4.5" />
      <circle cx="17.2" cy="6.8" r="1.3" fill="currentColor" stroke="none" />
    </g>
  ),
  youtube: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M5.5 4.5H18.5A4.5 4.5 0 0 1 23 9V15A4.5 4.5 0 0 1 18.5 19.5H5.5A4.5 4.5 0 0 1 1 15V9A4.5 4.5 0 0 1 5.5 4.5ZM9.8 8.2V15.8L16.4 12Z"
    />
  ),
  tiktok: (
    <g fill="none" stroke="currentColor" strokeWidth="3.4">
      <circle cx="8.8" cy="16.2" r="4.3" />
      <path d="M13.1 16.2V1.8C13.1 5.9 16 8.6 20.2 8.6" />
    </g>
  ),
  lemon8: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M12 .8C13.2 .8 13.6 2 14.8 2.6A9.9 9.9 0 0 1 14.8 21.4C13.6 22 13.2 23.2 12 23.2C10.8 23.2 10.4 22 9.2 21.4A9.9 9.9 0 0 1 9.2 2.6C10.4 2 10.8 .8 12 .8ZM9 10.9A4.3 4.3 0 1 0 15 10.9A3.9 3.9 0 1 0 9 10.9ZM12 6.8A1.5 1.5 0 1 1 12 9.8A1.5 1.5 0 1 1 12 6.8ZM12 12.2A1.9 1.9 0 1 1 12 16A1.9 1.9 0 1 1 12 12.2Z"
    />
  ),
  xiaohongshu: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 1.8H18.4A2.2 2.2 0 0 1 20.6 4V20A2.2 2.2 0 0 1 18.4 22.2H6A2.6 2.6 0 0 1 3.4 19.6V4.4A2.6 2.6 0 0 1 6 1.8ZM6.6 4.2V19.8H8.2V4.2ZM12.4 1.8V11L15 9L17.6 11V1.8Z"
    />
  ),
};
