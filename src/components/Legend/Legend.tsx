import { textParts } from '../../domain/content/textParts';
import { List, Remark } from './Legend.styles';

/** Remarks on the numbers in a diagram or a picture, below it. Renders nothing without remarks. */
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
