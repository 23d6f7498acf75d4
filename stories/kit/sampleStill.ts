// The names of the files change with the demos.
const files = Object.keys(import.meta.glob('../../public/stills/*.390.light.webp'));

const stillOf = (demo: string) =>
  files
    .find((file) => file.includes(`/${demo}.`))
    ?.replace('../../public/', '')
    .replace('.390.light.webp', '');

/** How the URLs of the stills of a demo begin. */
export const sampleStill = stillOf('DashboardLayoutBasic');

/** The same of the demo of a scene. */
export const sampleSceneStill = stillOf('LandingDashboard');
