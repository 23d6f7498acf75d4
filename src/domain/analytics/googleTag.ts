/** Origins that Google's tag comes from and reports to, as its own documentation on content policies lists them. */
export const googleTag = {
  library: 'https://www.googletagmanager.com',
  /** The origin that receives reports, and patterns of its regional variants. */
  report: 'https://www.google-analytics.com',
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
} as const;
