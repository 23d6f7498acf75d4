/** Origins that Google's tag comes from and reports to, as its own documentation on content policies lists them. */
export const googleTag = {
  library: 'https://www.googletagmanager.com',
  /** Patterns of the origins that receive reports: of the main one and of its regional variants. */
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
} as const;
