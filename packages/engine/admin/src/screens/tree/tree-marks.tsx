import type { Field } from '@kampana/engine-declare/kinds/index'
import { isLive, type Resource } from '@kampana/engine-declare/resource'
import { Typography } from '@mui/material'
import { useRecordContext, useTranslate, type RaRecord, type TranslateFunction } from 'react-admin'
import { formatDay } from '../../format/format.ts'
import { today } from '../../format/time-zone.ts'
import { msg } from '../../language/msg.ts'
import { LabelChip } from '../status-chip.tsx'

interface Props {
  resource: Resource
  /** Roles that may edit the record; undefined if the person may. */
  askedRoles: readonly string[] | undefined
}

/** Marks beside a record's title in a tree: unusual values and its owner. */
export const TreeMarks = ({ resource, askedRoles: roles }: Props) => {
  const record = useRecordContext()
  const t = useTranslate()
  if (!record) return null
  const { tree, checked, fields } = resource
  const marks = (tree?.marks ?? []).flatMap((name) => {
    const field = fields[name]
    return field ? (markOf(field, record[name], t) ?? []) : []
  })
  return (
    <>
      {!isLive(resource, record) && <LabelChip label={msg('Not published')} />}
      {checked && isDue(record[checked.due]) && <LabelChip label={msg('Review due')} color="warning" />}
      {[...marks, ...(roles === undefined ? [] : [askText(roles, t)])].map((text) => (
        <Typography key={text} component="span" variant="body2" color="text.secondary">
          {text}
        </Typography>
      ))}
    </>
  )
}

const isDue = (day: unknown): boolean => typeof day === 'string' && day <= today()

/** Label of a select value, unless it is the default of new records. */
const markOf = (field: Field, value: RaRecord[string], t: TranslateFunction): string | undefined => {
  if (field.kind === 'boolean') return value === 1 ? t(field.label) : undefined
  if (field.kind === 'day')
    return typeof value === 'string' ? `${t(field.label)} ${formatDay(value)}` : undefined
  if (field.kind !== 'select' || value === field.initial) return undefined
  const chosen = field.options.find((option) => option.value === value)
  return chosen && t(chosen.label)
}

/** Text for people whose roles may not edit a record. */
export const askText = (roles: readonly string[], t: TranslateFunction): string =>
  roles.length === 0 ? t('You can’t edit this') : t('Managed by: %{roles}', { roles: roles.join(', ') })
