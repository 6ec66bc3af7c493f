import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DiffSide } from '../changes/diff-side.tsx'
import { diffTexts } from '../changes/diff-texts.ts'
import { foldEqual } from '../changes/fold-equal.ts'
import { toText } from '../fields/to-text.ts'
import { useOverrides } from '../overrides.tsx'
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
  const fields = useDifferingFields(resource, before, after)
  if (fields.length === 0) return <Typography sx={{ px: 1 }}>{same}</Typography>
  return fields.map(([name, field]) => (
    <ComparedField key={name} {...{ field, headings }} before={before[name]} after={after[name]} />
  ))
}

/** The fields in which two states of a record differ, without those that another one tells. */
export const useDifferingFields = (resource: Resource, before: Values, after: Values) => {
  const { toldByOthers = [] } = useOverrides(resource.name)
  return differingFields(resource, before, after).filter(([name]) => !toldByOthers.includes(name))
}

interface ComparedProps extends Pick<Props, 'headings'> {
  field: Field
  before: unknown
  after: unknown
}

const ComparedField = ({ field, headings, ...values }: ComparedProps) => {
  const t = useTranslate()
  const label = t(field.label)
  const [before, after] = [toText(field, values.before, t), toText(field, values.after, t)]
  const { left, right } = diffTexts(before, after)
  return (
    <Box component="section" aria-label={label} sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <DiffSide heading={headings[0]} parts={foldEqual(left)} mark="del" />
        <DiffSide heading={headings[1]} parts={foldEqual(right)} mark="ins" />
      </Box>
      {before === after && (
        <Typography variant="body2" color="text.secondary">
          {t('The words are the same; their form differs.')}
        </Typography>
      )}
    </Box>
  )
}
