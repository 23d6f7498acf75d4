import { textParts } from '../../domain/strings/format';
import { List, Remark } from './Legend.styles';

/**
 * Remarks on the numbers in a diagram or a picture, below it. Renders nothing without remarks.
 *
 * **When to use:** Use it below a diagram or a picture whose numbers need an explanation.
 *
 * **When not to use:** Leave it out below diagrams without numbers.
 *
 * **Accessibility:** It's an ordered list whose numbers are those in the diagram.
 */
export function Legend({ remarks }: { remarks: readonly string[] }) {
  return (
    remarks.length > 0 && (
      <List>
        {remarks.map((remark) => (
          <Remark key={remark}>
            <span>
              {textParts(remark).map(({ text, isCode }, index) =>
                isCode ? <code key={index}>{text}</code> : text,
              )}
            </span>
          </Remark>
        ))}
      </List>
    )
  );
}
