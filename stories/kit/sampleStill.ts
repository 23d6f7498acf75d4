// The names of the files change with the demo: dark, then light.
const [dark = '', light = ''] = Object.values(
  import.meta.glob<string>('../../public/stills/DashboardLayoutBasic.*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** The still of a demo. */
export const sampleStill = { light, dark };
