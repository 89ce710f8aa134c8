import type { JobDefinition } from './jobDefinition.ts';
import { facebookJobs } from './jobs/facebook.ts';
import { instagramJobs } from './jobs/instagram.ts';
import { lemon8Jobs } from './jobs/lemon8.ts';
import { situationJobs } from './jobs/situations.ts';
import { tiktokJobs } from './jobs/tiktok.ts';
import { xiaohongshuJobs } from './jobs/xiaohongshu.ts';
import { youtubeJobs } from './jobs/youtube.ts';

/** The demo jobs: ten per platform, and those with special situations. */
export const allJobs: JobDefinition[] = [
  ...tiktokJobs,
  ...instagramJobs,
  ...youtubeJobs,
  ...facebookJobs,
  ...lemon8Jobs,
  ...xiaohongshuJobs,
  ...situationJobs,
];
