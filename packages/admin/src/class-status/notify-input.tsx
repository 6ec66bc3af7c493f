import { reachesAnybody } from '@kampana/shared/api/alerts'
import { useEffect } from 'react'
import { useRecordContext } from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import type { InputProps } from '@kampana/engine-admin/screens/fields/input-props'
import { NotifyFamilies } from './notify-families.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'

/** Checkbox in the form of a notice that notifies families. It is checked for new notices. */
export const NotifyInput = ({ name }: InputProps) => {
  const record = useRecordContext()
  const [levels, campuses] = useWatch({ name: ['levels', 'campuses'] }) as (string[] | null | undefined)[]
  const estimate = useAlertEstimate({
    levels: levels ?? null,
    campuses: campuses ?? null,
    of: record && Number(record.id),
  })
  const { field } = useController({ name, defaultValue: 0 })
  const { onChange } = field
  const isNew = record === undefined
  const isAnybody = reachesAnybody(estimate)
  useEffect(() => {
    if (isNew && isAnybody) onChange(1)
  }, [isNew, isAnybody, onChange])
  return (
    <NotifyFamilies
      estimate={estimate}
      checked={field.value === 1}
      onChange={(checked) => onChange(checked ? 1 : 0)}
    />
  )
}
