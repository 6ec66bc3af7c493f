import type { Resource } from '@kampana/engine-declare/resource'
import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ComparedField } from '../changes/difference.tsx'
import { toText } from '../fields/to-text.ts'
import { kindView } from '../kinds/index.ts'
import { differingFields } from './differing-fields.ts'

type Values = Readonly<Record<string, unknown>>

interface Props {
  resource: Resource
  before: Values
  after: Values
  headings: readonly [before: string, after: string]
  /** Text if no field differs. */
  same: string
}

/**
 * Two states of a record side by side, with the fields that differ. Long texts are reduced to the lines around each
 * difference.
 */
export const RecordComparison = ({ resource, before, after, headings, same }: Props) => {
  const t = useTranslate()
  const fields = differingFields(resource, before, after)
  if (fields.length === 0) return <Typography sx={{ px: 1 }}>{same}</Typography>
  return fields.map(([name, field]) => (
    <ComparedField
      key={name}
      label={t(field.label)}
      headingLevel="h3"
      {...{ field, headings, toText }}
      before={before[name]}
      after={after[name]}
      Compare={kindView(field).compare}
      isFolded
    />
  ))
}
