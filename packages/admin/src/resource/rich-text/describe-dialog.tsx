import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { onServer } from '../../server-addresses.ts'
import { AskDialog } from './ask-dialog.tsx'

interface Props {
  src: string
  /** What stands there now, or a suggestion; '' for a decorative picture. */
  alt: string | null
  action: string
  onAnswer: (alt: string) => void
  onCancel: () => void
}

/** Asks what a picture shows, for people who can't see it; a decorative one has no words. */
export const DescribeDialog = ({ src, alt, action, onAnswer, onCancel }: Props) => {
  const [decorative, setDecorative] = useState(alt === '')
  return (
    <AskDialog
      title="Describe the picture"
      label="Description"
      hint="What matters in it, for people who can't see it."
      action={action}
      initial={alt ?? ''}
      disabled={decorative}
      check={(answer) => (decorative ? undefined : problemOf(answer.trim()))}
      onAnswer={(answer) => onAnswer(decorative ? '' : answer.trim())}
      onCancel={onCancel}
      after={
        <FormControlLabel
          control={<Checkbox checked={decorative} onChange={(_event, checked) => setDecorative(checked)} />}
          label="Decorative: it tells nothing that the text doesn't"
        />
      }
    >
      <img
        src={onServer(src)}
        alt=""
        style={{ maxWidth: '100%', maxHeight: 240, display: 'block', margin: '0 auto 16px' }}
      />
    </AskDialog>
  )
}

const problemOf = (alt: string): string | undefined => {
  if (alt === '') return 'Please describe it, or mark it as decorative.'
  return alt.length > 500 ? 'Please keep it under 500 characters.' : undefined
}
