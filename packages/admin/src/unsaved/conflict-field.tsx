import { useTranslate } from 'react-admin'
import type { Field } from '@kampana/shared/kinds/index'
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { DiffSide } from '../crud/changes/diff-side.tsx'
import { diffTexts } from '../crud/changes/diff-texts.ts'
import { kindView } from '../crud/kinds/index.ts'
import { useReadableValues } from './use-readable-values.ts'

export type Whose = 'mine' | 'theirs'
const whoses: readonly Whose[] = ['mine', 'theirs']

interface Props {
  field: Field
  /** What stood there, or what this person typed where they have to choose. */
  before: unknown
  /** What the other made of it. */
  now: unknown
  whose?: Whose | undefined
  onChoose?: (whose: Whose) => void
}

/** One field that somebody else changed: before and after, or mine and theirs to choose from. */
export const ConflictField = ({ field, before, now, whose, onChoose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [left, right] = useReadableValues(field, before, now)
  const sides = diffTexts(left, right)
  const headings = onChoose
    ? ([t('Mine'), t('Theirs')] as const)
    : ([t('Before'), t('Changed by them')] as const)
  const Compare = kindView(field).compare
  const panes = Compare ? (
    <>
      {onChoose &&
        headings.map((heading, index) => (
          <FormControlLabel
            key={heading}
            value={whoses[index]}
            control={<Radio size="small" />}
            label={heading}
          />
        ))}
      <Compare {...{ field, before, headings }} after={now} />
    </>
  ) : (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
      {headings.map((heading, index) => {
        const parts = index === 0 ? sides.left : sides.right
        return (
          <Box key={heading} sx={{ minWidth: 0 }}>
            {onChoose ? (
              <FormControlLabel value={whoses[index]} control={<Radio size="small" />} label={heading} />
            ) : (
              <Typography variant="body2" color="text.secondary">
                {heading}
              </Typography>
            )}
            <Box sx={{ maxHeight: '16rem', overflow: 'auto' }}>
              <DiffSide parts={parts} mark={index === 0 && !onChoose ? 'del' : 'ins'} />
            </Box>
          </Box>
        )
      })}
    </Box>
  )
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} component="h3" sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
        {t(field.label)}
      </Typography>
      {onChoose ? (
        <RadioGroup
          aria-labelledby={id}
          value={whose ?? null}
          onChange={(_event, chosen) => onChoose(chosen === 'mine' ? 'mine' : 'theirs')}
        >
          {panes}
        </RadioGroup>
      ) : (
        panes
      )}
      {!Compare && left === right && (
        <Typography variant="body2" color="text.secondary">
          {t('The words are the same; their form differs.')}
        </Typography>
      )}
    </Box>
  )
}
