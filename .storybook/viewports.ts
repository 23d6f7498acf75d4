const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Frames to look at a story in: the narrowest a page must fit, then one inside each range between the theme's breakpoints. */
export const viewports = {
  narrow: viewport('Narrow, 320', 320, 640, 'mobile'),
  phone: viewport('Phone, 390', 390, 844, 'mobile'),
  tablet: viewport('Tablet, 768', 768, 1024, 'tablet'),
  laptop: viewport('Small laptop, 1024', 1024, 768, 'desktop'),
  desktop: viewport('Desktop, 1440', 1440, 900, 'desktop'),
};
