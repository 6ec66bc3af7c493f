import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Difference } from '../changes/difference.tsx'
import { toText } from '../fields/to-text.ts'
import { kindView } from '../kinds/index.ts'
import { differingFields } from './differing-fields.ts'

type Values = Readonly<Record<string, unknown>>

interface Props {
  resource: Resource
  before: Values
  after: Values
  headings: readonly [before: string, after: string]
  /** What is said where no field differs. */
  same: string
}

/** Two states of a record side by side, field by field, where they differ: of a long text the lines around a difference. */
export const RecordComparison = ({ resource, before, after, headings, same }: Props) => {
  const fields = differingFields(resource, before, after)
  if (fields.length === 0) return <Typography sx={{ px: 1 }}>{same}</Typography>
  return fields.map(([name, field]) => (
    <ComparedField key={name} {...{ field, headings }} before={before[name]} after={after[name]} />
  ))
}

interface ComparedProps extends Pick<Props, 'headings'> {
  field: Field
  before: unknown
  after: unknown
}

const ComparedField = ({ field, before, after, headings }: ComparedProps) => {
  const label = useTranslate()(field.label)
  return (
    <Box component="section" aria-label={label} sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
        {label}
      </Typography>
      <Difference
        {...{ field, before, after, headings, toText }}
        Compare={kindView(field).compare}
        isFolded
      />
    </Box>
  )
}
