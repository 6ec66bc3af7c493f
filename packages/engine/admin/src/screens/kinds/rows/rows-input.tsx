import type { RowsField } from '@kampana/engine-declare/kinds/index'
import AddIcon from '@mui/icons-material/Add'
import { Alert, Box, Button, FormControl, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { ControlProps } from '../kind.ts'
import { CellInput } from './cell-input.tsx'
import { onMoveKeys, RowButtons } from './row-buttons.tsx'
import { rowsStyle } from './rows-style.ts'
import { SortableEntry, SortableList } from './sortable/sortable-list.tsx'
import { useRows, type RowsMessage } from './use-rows.ts'

interface Props extends ControlProps {
  field: RowsField
}

/** Rows as a table of inputs, or as cards if the form is narrow. Alt with an arrow key moves a row. */
export const RowsInput = ({ field, source, label, validate, disabled, helperText }: Props) => {
  const t = useTranslate()
  const id = useId()
  const rows = useRows(source, field, validate)
  const { fields, notice, add, moveRow } = rows
  const problem = useProblem(source)
  const isFull = fields.length >= field.max
  return (
    <FormControl
      fullWidth
      margin="dense"
      error={problem !== undefined}
      sx={rowsStyle(Object.values(field.columns))}
    >
      <Typography id={id} component="div" variant="body2" color={problem ? 'error' : 'text.secondary'}>
        {t(label)}
        {field.required && ' *'}
      </Typography>
      <Box component="fieldset" aria-labelledby={id} aria-describedby={`${id}-help`} className="rows">
        {fields.length > 0 && <Heads field={field} />}
        <SortableList count={fields.length} isReadOnly={disabled} onMove={moveRow}>
          {fields.map((row, index) => (
            <SortableEntry
              key={row.id}
              index={index}
              onKeyDown={onMoveKeys(index, fields.length, (to) => !disabled && rows.moveRow(index, to))}
            >
              <RowInputs {...{ source, field, rows, index, disabled }} />
            </SortableEntry>
          ))}
        </SortableList>
      </Box>
      <RowsNotice notice={notice} />
      {!disabled && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={add}
          sx={{ alignSelf: 'start' }}
        >
          {t('Add a row')}
        </Button>
      )}
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {problem !== undefined && <ValidationError error={problem} />} {helperText}{' '}
        {isFull && t('Maximum: %{max} rows.', { max: field.max })}
      </FormHelperText>
    </FormControl>
  )
}

interface RowProps extends Pick<Props, 'source' | 'field' | 'disabled'> {
  rows: ReturnType<typeof useRows>
  index: number
}

/** Inputs and buttons of a row. */
const RowInputs = ({ source, field, rows, index, disabled }: RowProps) => {
  const t = useTranslate()
  const name = t('Row %{number}', { number: index + 1 })
  return (
    <Box component="fieldset" aria-label={name} className="row">
      {Object.entries(field.columns).map(([key, column], columnIndex) => (
        <Box
          key={key}
          className="cell"
          data-kind={column.kind}
          data-input={`${source}.${index}.${key}`}
          onPaste={(event) => !disabled && rows.paste(event, index, columnIndex)}
        >
          <CellInput
            source={`${source}.${index}.${key}`}
            name={key}
            column={column}
            row={index}
            disabled={disabled}
          />
        </Box>
      ))}
      {!disabled && (
        <RowButtons
          name={name}
          index={index}
          count={rows.fields.length}
          onMove={(to) => rows.moveRow(index, to)}
          onDelete={() => rows.deleteRow(index)}
        />
      )}
    </Box>
  )
}

/** Result of the last change with an undo button, or its error. */
const RowsNotice = ({ notice }: { notice: RowsMessage | undefined }) => {
  const t = useTranslate()
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {notice && (
        <Alert
          severity={notice.isProblem ? 'error' : 'info'}
          variant="outlined"
          sx={{ mb: 1, py: 0 }}
          action={
            notice.undo && (
              // The button that was pressed is gone with its row.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              <Button autoFocus size="small" onClick={notice.undo}>
                {t('Undo')}
              </Button>
            )
          }
        >
          {notice.text}
        </Alert>
      )}
    </Box>
  )
}

/** Column names above a table. Each input has its own label for screen readers, which cards also show. */
const Heads = ({ field }: { field: RowsField }) => {
  const t = useTranslate()
  return (
    <Box aria-hidden className="row heads">
      {Object.entries(field.columns).map(([name, { label, required, help }]) => (
        <div key={name}>
          {t(label)}
          {required && ' *'}
          {help !== undefined && <small>{t(help)}</small>}
        </div>
      ))}
    </Box>
  )
}

/** Error of the rows as a whole. Cells show their own errors. */
const useProblem = (source: string): string | undefined => {
  const { errors } = useFormState({ name: source })
  const error = errors[source] as { message?: unknown; root?: { message?: unknown } } | undefined
  const message = error?.root?.message ?? error?.message
  return typeof message === 'string' ? message : undefined
}
