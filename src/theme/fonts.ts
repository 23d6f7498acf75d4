/**
 * Font families of the interface and of code. The faces are in `src/app/styles/fonts.css`; each fallback face has the
 * metrics of the real one, so that a late font causes no layout shift.
 */
export const sansFamily =
  '"Inter Variable","Inter Fallback","Inter Fallback Roboto",system-ui,sans-serif';
export const monoFamily = '"JetBrains Mono Variable","Mono Fallback",ui-monospace,monospace';
