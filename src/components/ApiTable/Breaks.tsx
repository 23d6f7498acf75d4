import { Fragment } from 'react';
import { breakableFrom, codeParts } from '../../domain/code/codeParts';

/** Code that may break between its parts where it is long; see `codeParts`. */
export function Breaks({ code }: { code: string }) {
  if (code.length < breakableFrom) return code;
  return codeParts(code).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
