const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop' | 'other',
) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The narrowest viewport that a page must fit, one between each two breakpoints of the theme, and a sheet of paper. */
export const viewports = {
  narrow: viewport('Narrow, 320', 320, 568, 'mobile'),
  phone: viewport('Phone, 390', 390, 844, 'mobile'),
  tablet: viewport('Tablet, 768', 768, 1024, 'tablet'),
  laptop: viewport('Small laptop, 1024', 1024, 768, 'desktop'),
  desktop: viewport('Desktop, 1440', 1440, 900, 'desktop'),
  wide: viewport('Wide, 1920', 1920, 1080, 'desktop'),
  paper: viewport('Paper, A4', 794, 1123, 'other'),
};
