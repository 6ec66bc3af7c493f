import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordsFilter } from '@kampana/engine-declare/rich-text/records-rules'
import RemoveIcon from '@mui/icons-material/Close'
import { Autocomplete, Box, IconButton, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { filterFields, valueText } from './records-attrs.ts'
import { useShownRecords } from './use-shown-records.ts'

interface Props {
  resource: Resource
  field: string
  value: RecordsFilter[string]
  onChange: (field: string, value: RecordsFilter[string]) => void
  onRemove: () => void
}

/** Filter condition on a field, with the current values as suggestions. */
export const FilterLine = ({ resource, field, value, onChange, onRemove }: Props) => {
  const t = useTranslate()
  const values = useKnownValues(resource, field)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={t('Condition')}
        value={field}
        sx={{ flex: '1 1 9rem', minWidth: 0 }}
        onChange={({ target }) => onChange(target.value, '')}
      >
        {filterFields(resource).map((name) => (
          <MenuItem key={name} value={name}>
            {t(resource.fields[name]?.label ?? name)}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        freeSolo
        size="small"
        options={values}
        value={String(value)}
        sx={{ flex: '2 1 12rem', minWidth: 0 }}
        onInputChange={(_event, typed) => onChange(field, toStored(resource, field, typed))}
        renderInput={(input) => <TextField {...input} label={t('Value')} />}
      />
      <IconButton size="small" aria-label={t('Remove condition')} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Published values of a field. */
const useKnownValues = (resource: Resource, name: string): string[] => {
  const { data } = useShownRecords(resource.name, null)
  const field = resource.fields[name]
  if (!field) return []
  const texts = (data?.data ?? []).flatMap((record) =>
    record[name] == null
      ? []
      : [field.kind === 'select' ? String(record[name]) : valueText(field, record[name])],
  )
  return [...new Set(texts)].filter((text) => text !== '').toSorted()
}

/** Converts input to a number for number fields. */
const toStored = ({ fields }: Resource, name: string, typed: string): RecordsFilter[string] =>
  ['number', 'money', 'boolean'].includes(fields[name]?.kind ?? '') &&
  typed.trim() !== '' &&
  Number.isFinite(Number(typed))
    ? Number(typed)
    : typed
