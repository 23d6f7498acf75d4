/** Where the menu is a column: from the theme's breakpoint lg on. Below, it is a drawer. */
export const columnQuery = '(min-width: 1200px)';

/** Where the scene of a landing page is beside its title: from the theme's breakpoint md on. Below, it is under it. */
export const sceneBesideQuery = '(min-width: 900px)';
