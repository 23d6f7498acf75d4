/**
 * Path below which commands build, serve and test this documentation unless they are told another one. Code of the
 * site cannot import it, and takes the base of its build.
 */
export const defaultBase = '/toolpad/';
