/** Where the menu is a column: from the theme's breakpoint lg on. Below, it is a drawer. */
export const columnQuery = '(min-width: 1200px)';
