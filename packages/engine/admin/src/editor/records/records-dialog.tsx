import { listedResources } from '@kampana/engine-declare/records-in-bodies'
import type { Resource } from '@kampana/engine-declare/resource'
import {
  recordViews,
  type RecordsFilter,
  type RecordsView,
} from '@kampana/engine-declare/rich-text/records-rules'
import { Autocomplete, Button, MenuItem, Stack, TextField } from '@mui/material'
import { showableFields } from '@kampana/engine-declare/records-in-bodies'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FilterLine } from './filter-line.tsx'
import { RecordsResult } from './records-result.tsx'
import {
  filterFields,
  findListed,
  shownColumns,
  toRecordsAttrs,
  viewLabels,
  type RecordsAttrs,
} from './records-attrs.ts'
import { FormDialog } from '../../task/form-dialog.tsx'

interface Props {
  attrs: Readonly<Record<string, unknown>>
  onAnswer: (attrs: Readonly<Record<string, unknown>>) => void
  onClose: () => void
}

type Condition = [field: string, value: RecordsFilter[string]]

/** Dialog for a record list's filter and display, with a preview below. */
export const RecordsDialog = ({ attrs: given, onAnswer, onClose }: Props) => {
  const t = useTranslate()
  const [attrs, setAttrs] = useState(() => toRecordsAttrs(given))
  const [conditions, setConditions] = useState<readonly Condition[]>(() => Object.entries(attrs.filter ?? {}))
  const resource = findListed(attrs.resource)
  if (!resource) return null
  const named = conditions.filter(([, value]) => value !== '')
  const chosen = { ...attrs, filter: named.length > 0 ? Object.fromEntries(named) : null }
  const change = (changed: Partial<RecordsAttrs>) => setAttrs({ ...attrs, ...changed })
  const setCondition = (at: number, ...changed: Condition[]) =>
    setConditions(conditions.flatMap((each, index) => (index === at ? changed : [each])))
  return (
    <FormDialog
      title={t('Record list')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="contained" onClick={() => onAnswer({ ...chosen })}>
            {given['resource'] === undefined ? t('Insert') : t('Change')}
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Stack direction="row" spacing={1}>
          <Choice
            label={t('Records')}
            value={attrs.resource}
            options={listedResources().map(({ name, label }) => [name, t(label)])}
            onChange={(name) => {
              setConditions([])
              change({ resource: name, columns: null })
            }}
          />
          <Choice
            label={t('Layout')}
            value={attrs.view}
            options={recordViews.map((view) => [view, t(viewLabels[view])])}
            onChange={(view) => change({ view: view as RecordsView })}
          />
        </Stack>
        {conditions.map(([field, value], at) => (
          <FilterLine
            // oxlint-disable-next-line react/no-array-index-key -- conditions are known by their place.
            key={at}
            resource={resource}
            field={field}
            value={value}
            onChange={(...condition) => setCondition(at, condition)}
            onRemove={() => setCondition(at)}
          />
        ))}
        <Button
          size="small"
          sx={{ alignSelf: 'start' }}
          onClick={() => setConditions([...conditions, [nextField(resource, conditions), '']])}
        >
          {t('Add condition')}
        </Button>
        <ColumnsChoice resource={resource} attrs={attrs} onChange={(columns) => change({ columns })} />
        <RecordsResult resource={resource} attrs={chosen} />
      </Stack>
    </FormDialog>
  )
}

/** First field without a condition. */
const nextField = (resource: Resource, conditions: readonly Condition[]): string => {
  const fields = filterFields(resource)
  return fields.find((name) => !conditions.some(([field]) => field === name)) ?? resource.title
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    fullWidth
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map(([each, optionLabel]) => (
      <MenuItem key={each} value={each}>
        {optionLabel}
      </MenuItem>
    ))}
  </TextField>
)

interface ColumnsProps {
  resource: Resource
  attrs: RecordsAttrs
  onChange: (columns: readonly string[] | null) => void
}

/** Selects the columns. Their order is the order of selection. */
const ColumnsChoice = ({ resource, attrs, onChange }: ColumnsProps) => {
  const t = useTranslate()
  return (
    <Autocomplete
      multiple
      size="small"
      options={showableFields(resource)}
      value={[...shownColumns(resource, attrs)]}
      getOptionLabel={(name) => t(resource.fields[name]?.label ?? name)}
      onChange={(_event, names) => onChange(names.length > 0 ? names : null)}
      renderInput={(input) => <TextField {...input} label={t('Shown fields')} />}
    />
  )
}
