const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** An ISO day, `2026-09-22`, or month, `2026-09`, in words. */
export const formatDate = (date: string): string =>
  (date.length > 7 ? day : month).format(new Date(date));
