import type { Choice } from '@kampana/engine-declare/merge/merged'
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate, useGetMany, useGetRecordRepresentation, type RaRecord } from 'react-admin'
import { DiffSide } from '../screens/changes/diff-side.tsx'
import { diffTexts } from '../screens/changes/diff-texts.ts'
import { kindView } from '../screens/kinds/index.ts'
import type { ConflictField } from './conflict-fields.ts'
import { type Field, relatedIds } from '@kampana/engine-declare/kinds/index'
import { toText } from '../screens/fields/to-text.ts'

interface Props extends Omit<ConflictField, 'key'> {
  /** Author of their version. */
  name: string | undefined
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** One place that both people changed, with both versions side by side as text to choose from. */
export const ConflictQuestion = ({
  label,
  field,
  mine,
  theirs,
  mayBeBoth,
  name,
  choice,
  onChoose,
}: Props) => {
  const t = useTranslate()
  const id = useId()
  const [left, right] = useReadableValues(field, mine, theirs)
  const sides = diffTexts(left, right)
  const Compare = kindView(field).compare
  const theirHeading = name === undefined ? t('Theirs') : t('By %{name}', { name })
  const options = [
    { value: 'mine', heading: t('Mine'), text: left, parts: sides.left },
    {
      value: 'theirs',
      heading: theirHeading,
      text: right,
      parts: sides.right,
    },
  ]
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} component="h3" sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={choice ?? null}
        onChange={(_event, chosen) => onChoose(chosen as Choice)}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 }}>
          {options.map(({ value, heading, text, parts }) => (
            <Box key={value} sx={{ minWidth: 0 }}>
              <FormControlLabel value={value} control={<Radio size="small" />} label={heading} />
              <Box sx={{ maxHeight: '16rem', overflow: 'auto' }}>
                {Compare ? null : text === '' ? (
                  <Typography color="text.secondary">{t('Removed.')}</Typography>
                ) : (
                  <DiffSide parts={parts} mark="ins" />
                )}
              </Box>
            </Box>
          ))}
        </Box>
        {Compare && (
          <Compare field={field} before={mine} after={theirs} headings={[t('Mine'), theirHeading]} />
        )}
        {mayBeBoth && (
          <FormControlLabel value="both" control={<Radio size="small" />} label={t('Keep both')} />
        )}
      </RadioGroup>
      {!Compare && left === right && (
        <Typography variant="body2" color="text.secondary">
          {t('Same text, different formatting.')}
        </Typography>
      )}
    </Box>
  )
}

/** Two values of a field as text. Forms contain relations as ids, whose titles are fetched. */
const useReadableValues = (field: Field, one: unknown, other: unknown): [string, string] => {
  const related = 'resource' in field ? field.resource : undefined
  const ids = [...new Set([...toIds(one), ...toIds(other)])]
  const { data = [] } = useGetMany<RaRecord>(
    related ?? '',
    { ids },
    { enabled: related !== undefined && ids.length > 0 },
  )
  const getTitle = useGetRecordRepresentation(related)
  if (related === undefined) return [toText(field, one), toText(field, other)]
  const toTitles = (value: unknown): string =>
    toIds(value)
      .map((id) => {
        const record = data.find((each) => each?.id === id)
        return record ? String(getTitle(record)) : String(id)
      })
      .join('\n')
  return [toTitles(one), toTitles(other)]
}

const toIds = (value: unknown): (string | number)[] =>
  relatedIds(value == null || Array.isArray(value) ? value : [value]) as (string | number)[]
