/** Numbers in the digits of a language, without marks between thousands. Making it is slow: keep it where it is used often. */
export const numberFormat = (code: string): Intl.NumberFormat =>
  new Intl.NumberFormat(code, { useGrouping: false });
