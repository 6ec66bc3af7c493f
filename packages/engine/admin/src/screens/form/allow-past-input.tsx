import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Fields } from '@kampana/engine-declare/resource'
import { virtualFlags } from '@kampana/engine-declare/schema/cross-field-rules'
import { Box, Checkbox, FormControlLabel } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { isPastDay } from '../fields/day-checks.ts'

/** Checkbox that allows past days, shown above the first of those inputs. Hidden if all their days are already past. */
export const AllowPastInput = ({ fields, name }: { fields: Fields; name: string }) => {
  const record = useRecordContext()
  const [flag, { label, of }] = [...virtualFlags(fields)].find(([, { of }]) => of[0] === name) ?? ['', noFlag]
  return flag !== '' && !of.every((day) => isPastDay(record?.[day])) ? (
    <FlagCheckbox name={flag} label={label} days={of} />
  ) : null
}
const noFlag: { label: string; of: string[] } = { label: '', of: [] }

const FlagCheckbox = ({ name, label, days }: { name: string; label: string; days: string[] }) => {
  const t = useTranslate()
  const { field } = useController({ name, defaultValue: false })
  const { getFieldState, trigger } = useFormContext()
  return (
    <Box data-input={name} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Checkbox name={name} inputRef={field.ref} checked={field.value === true} />}
        label={t(label)}
        onChange={(_event, checked) => {
          field.onChange(checked)
          // The checkbox may resolve the errors of the days.
          void trigger(days.filter((day) => getFieldState(day).error))
        }}
      />
    </Box>
  )
}

/** True if a past day is allowed: the checkbox is on, or the record's day is already past. */
export const useAllowPast = (name: string, field: Field): boolean => {
  const record = useRecordContext()
  const flag = 'pastIf' in field ? field.pastIf?.input : undefined
  const checked: unknown = useWatch({ name: flag ?? '', disabled: flag === undefined })
  return checked === true || isPastDay(record?.[name])
}
