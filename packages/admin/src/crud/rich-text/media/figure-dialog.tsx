import { maxCaption, maxTitle } from '@kampana/shared/rich-text/media-rules'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DescribeDialog } from '../toolbar/describe-dialog.tsx'

interface Props {
  attrs: Readonly<Record<string, unknown>>
  onAnswer: (words: { alt: string; caption: string | null; credit: string | null }) => void
  onCancel: () => void
}

/** Asks for a picture's description, caption and credit. */
export const FigureDialog = ({ attrs, onAnswer, onCancel }: Props) => {
  const t = useTranslate()
  const [caption, setCaption] = useState(words(attrs.caption))
  const [credit, setCredit] = useState(words(attrs.credit))
  const [isChecked, setChecked] = useState(false)
  const problem = (text: string, max: number) =>
    text.trim().length > max ? t('Please keep it under %{max} characters.', { max }) : undefined
  const [captionProblem, creditProblem] = [problem(caption, maxCaption), problem(credit, maxTitle)]
  return (
    <DescribeDialog
      src={words(attrs.src)}
      alt={typeof attrs.alt === 'string' ? attrs.alt : null}
      action={t('Change')}
      check={() => {
        setChecked(true)
        return captionProblem === undefined && creditProblem === undefined
      }}
      onAnswer={(alt) => onAnswer({ alt, caption: orNull(caption), credit: orNull(credit) })}
      onCancel={onCancel}
      after={
        <>
          <TextField
            fullWidth
            multiline
            margin="dense"
            label={t('Caption')}
            value={caption}
            error={isChecked && captionProblem !== undefined}
            helperText={(isChecked && captionProblem) || t('Everybody reads it below the picture.')}
            onChange={({ target }) => setCaption(target.value)}
          />
          <TextField
            fullWidth
            margin="dense"
            label={t('Photo by')}
            value={credit}
            error={isChecked && creditProblem !== undefined}
            helperText={isChecked && creditProblem}
            onChange={({ target }) => setCredit(target.value)}
          />
        </>
      }
    />
  )
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())
