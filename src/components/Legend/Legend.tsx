import { List, Remark } from './Legend.styles';

/** Remarks on the numbers in a drawing or a picture, below it. Nothing without remarks. */
export function Legend({ remarks }: { remarks: readonly string[] }) {
  return (
    remarks.length > 0 && (
      <List>
        {remarks.map((remark) => (
          <Remark key={remark}>{remark}</Remark>
        ))}
      </List>
    )
  );
}
