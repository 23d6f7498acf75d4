import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useThemeProps, type SxProps, type Theme } from '@mui/material/styles';
import { DataGrid as BrowserGrid, gridClasses, type DataGridProps } from '@mui/x-data-grid';
import { useSyncExternalStore } from 'react';
import { gridPlace } from '../../../domain/content/demoFrame';

/** Pixels of the grid's parts at its standard density, as in version 7. */
const heights = { toolbar: 38, header: 56, row: 52, footer: 52 } as const;

const densities = { compact: 0.7, standard: 1, comfortable: 1.3 } as const;

/** Rows of a grid without data; of one whose data comes later, where a page has more than `most`. */
const unknownRows = { none: 2, coming: 5, most: 10 } as const;

/** Part of a cell that its text takes. */
const textWidth = '60%';

const rowsOf = ({ rows }: DataGridProps) => rows?.length ?? 0;

/** Rows that a page of the grid has. */
function rowCountOf(props: DataGridProps): number {
  const { loading, paginationModel, initialState } = props;
  const { pageSize } = paginationModel ?? initialState?.pagination?.paginationModel ?? {};
  const known = rowsOf(props);
  if (known > 0) return Math.min(known, pageSize ?? known);
  if (!loading) return unknownRows.none;
  return pageSize && pageSize <= unknownRows.most ? pageSize : unknownRows.coming;
}

/** Heights in pixels of the head, of a row, and of all rows. */
function heightsOf(props: DataGridProps) {
  const density = densities[props.density ?? 'standard'];
  const row = Math.floor((props.rowHeight ?? heights.row) * density);
  const head = Math.floor((props.columnHeaderHeight ?? heights.header) * density);
  return { head, row, body: rowCountOf(props) * row };
}

/** The place of a grid, of the same size and with the lines of one that is loading. */
function Place(props: DataGridProps) {
  const { head, row, body } = heightsOf(props);
  const line = (height: number, key?: number) => (
    <Box
      key={key}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {props.columns.map(({ field, width, flex = width === undefined ? 1 : 0 }) => (
        <Box key={field} sx={{ flex: `${flex} 1 ${width ?? 0}px`, minWidth: 0, px: 1.25 }}>
          <Skeleton width={textWidth} />
        </Box>
      ))}
    </Box>
  );
  return (
    <Box
      className={gridPlace}
      aria-hidden
      sx={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        boxSizing: 'border-box',
        height: '100%',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {props.slots?.toolbar && <Box sx={{ height: heights.toolbar }} />}
      {line(head)}
      <Box sx={{ flex: '1 0 auto', height: body, overflow: 'hidden' }}>
        {Array.from({ length: body / row }, (_, index) => line(row, index))}
      </Box>
      {!props.hideFooter && <Box sx={{ height: heights.footer }} />}
    </Box>
  );
}

/** The part of a grid with its head and rows, until it draws rows: it does so a frame after it has them. */
const waiting = `& .${gridClasses.main}:not(:has(.${gridClasses.row}))`;

const never = () => () => undefined;

/**
 * The data grid, which version 7 renders in browsers only: its place until then, and the height of its rows until they
 * are there, so that nothing moves for either.
 */
export function DataGrid(given: DataGridProps) {
  const props = useThemeProps({ props: given, name: 'MuiDataGrid' });
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { head, row, body } = heightsOf(props);
  const sx = [
    { [waiting]: { minHeight: head + Math.min(body, unknownRows.most * row) } },
    given.sx ?? {},
  ].flat() as SxProps<Theme>;
  return (
    <>
      {/* On a server it renders nothing, but effects of what is around it may use its API. */}
      <BrowserGrid {...given} sx={sx} />
      {!isInBrowser && <Place {...props} />}
    </>
  );
}
