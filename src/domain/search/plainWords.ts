/** Words that a query may have and no page is about. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from get how i if in is it its me my not of on or should that the this to want was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Words that say little about what a page is about: a page with them is slightly better, one without them no worse. */
export const weakWords: ReadonlySet<string> = new Set(
  'about above after again all am any because been before being below between both but could did doing down during each else few had has have having here into just know let like more most much need no nor now off once one only other our out over own please same so some such than them then there these they thing those through too two under until up us use using very via way were while within without would'.split(
    ' ',
  ),
);
