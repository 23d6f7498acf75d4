import { mark } from '../../theme/icons';
import { Root, Part } from './Mark.styles';

/** The Toolpad mark in the color of the text, with a square in the color of the product. */
export function Mark() {
  return (
    <Root viewBox="0 0 24 24" aria-hidden>
      <path d={mark.bench} />
      <Part d={mark.part} />
    </Root>
  );
}
