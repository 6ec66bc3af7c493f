import type { CellField } from '@kampana/engine-declare/kinds/index'

/** Minimum widths of a table column and of a row's buttons, in rem. */
const [columnWidth, buttonsWidth] = [7.5, 8]

/** Width of a card with two inputs side by side, in rem. */
const pairWidth = 32

/** Table if the form is wide enough for its columns, regardless of the screen; otherwise a card per row. */
export const rowsStyle = (columns: readonly CellField[]) => ({
  containerType: 'inline-size',
  '& fieldset.rows, & fieldset.row': { m: 0, p: 0, border: 0, minWidth: 0 },
  '& .row': { display: 'grid', gap: 1 },
  '& li > .row': { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
  '& li > .row > :last-child:not(.cell)': { justifySelf: 'end', mt: 1 },
  '& .cell': { minWidth: 0 },
  '& .heads': { display: 'none' },
  '& .cell .MuiFormControl-root': { mt: 0.5, mb: 0, minWidth: 0, width: '100%' },
  '& .cell .MuiFormHelperText-root': { mx: 0, mb: 0 },
  [`@container (min-width: ${pairWidth}rem)`]: {
    '& .row': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& li > .row > :last-child:not(.cell)': { gridColumn: '1 / -1' },
  },
  [`@container (min-width: ${tableWidth(columns)}rem)`]: {
    '& .row': {
      gridTemplateColumns: `${columns.map((column) => `minmax(0, ${shareOf(column)}fr)`).join(' ')} ${buttonsWidth}rem`,
      alignItems: 'start',
    },
    '& li > .row': { p: 0, border: 0, bgcolor: 'transparent' },
    '& li > .row > :last-child:not(.cell)': { gridColumn: 'auto' },
    '& .heads': { display: 'grid', fontSize: '0.8125rem', fontWeight: 600, mb: 0.5 },
    '& .heads small': { display: 'block', fontWeight: 400 },
    '& .cell .MuiInputLabel-root, & .cell .MuiFormControlLabel-label, & .cell legend': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& .cell .MuiOutlinedInput-notchedOutline': { top: 0 },
    '& .cell .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
    '& .cell .MuiFormControl-root': { mt: 0 },
  },
})

/** Minimum width of a readable table. */
const tableWidth = (columns: readonly CellField[]): number =>
  columns.reduce((sum, column) => sum + shareOf(column), 0) * columnWidth + buttonsWidth

/** Sentences need more room than names. */
const shareOf = ({ kind }: CellField): number => (kind === 'longText' ? 3 : 1)
