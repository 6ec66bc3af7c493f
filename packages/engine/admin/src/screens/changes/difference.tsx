import type { Field } from '@kampana/engine-declare/kinds/index'
import { Box, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import type { CompareProps, DisplayOptions } from '../kinds/kind.ts'
import { DiffSide } from './diff-side.tsx'
import { diffTexts, type DiffPart } from './diff-texts.ts'

interface Props {
  /** Declared field; undefined for a value without a field. */
  field: Field | undefined
  before: unknown
  after: unknown
  headings: readonly [before: string, after: string]
  toText: DisplayOptions<Field>['toText']
  /** Comparison component of the field's kind; by default the texts are compared. */
  Compare: ComponentType<CompareProps<Field>> | null | undefined
  /** True if equal text is collapsed, except one line beside each difference. */
  isFolded?: boolean
}

interface FieldProps extends Props {
  label: string
  headingLevel: 'h2' | 'h3'
}

/** A difference under the field's label. */
export const ComparedField = ({ label, headingLevel, ...difference }: FieldProps) => (
  <Box component="section" aria-label={label} sx={{ mb: 2 }}>
    <Typography component={headingLevel} sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
      {label}
    </Typography>
    <Difference {...difference} />
  </Box>
)

/** Value before and after a change, compared by its kind or as a word diff. */
export const Difference = ({ field, before, after, headings, toText, Compare, isFolded = false }: Props) => {
  const t = useTranslate()
  if (field && Compare) return <Compare {...{ field, before, after, headings }} />
  const [left, right] = [toText(field, before, t), toText(field, after, t)]
  const sides = diffTexts(left, right)
  const fold = isFolded ? foldEqual : (parts: typeof sides.left) => parts
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <DiffSide heading={headings[0]} parts={fold(sides.left)} mark="del" />
        <DiffSide heading={headings[1]} parts={fold(sides.right)} mark="ins" />
      </Box>
      {isFolded && left === right && (
        <Typography variant="body2" color="text.secondary">
          {t('Same text, different formatting.')}
        </Typography>
      )}
    </>
  )
}

/** Collapses equal text to the lines beside a difference, so that a long text shows its changes. */
const foldEqual = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.map((part, index) => (part.differs ? part : { ...part, text: fold(part.text, index, parts.length) }))

const fold = (text: string, index: number, count: number): string => {
  const lines = text.split('\n')
  // The first and last segments border a difference on one side only. A single segment may border one on either side.
  const isWhole = count === 1
  const head = index === 0 && !isWhole ? [] : lines.slice(0, 1)
  const tail = index === count - 1 && !isWhole ? [] : lines.slice(-1)
  const left = lines.length - head.length - tail.length
  return left > 1 ? [...head, '…', ...tail].join('\n') : text
}
