import { useTranslate, type TranslateFunction } from 'react-admin'
import { Checkbox, FormControlLabel } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { toServerUrl } from '../../../url/resolve-url.ts'
import { AskDialog } from './ask-dialog.tsx'

interface Props {
  src: string
  /** The current or suggested description; '' for a decorative picture. */
  alt: string | null
  action: string
  /** Whether what is asked for besides can be taken. */
  check?: () => boolean
  onAnswer: (alt: string) => void
  onCancel: () => void
  /** What is asked for besides. */
  after?: ReactNode
}

/** Asks for a picture's alternative text; a decorative one has none. */
export const DescribeDialog = ({ src, alt, action, check, onAnswer, onCancel, after }: Props) => {
  const t = useTranslate()
  const [decorative, setDecorative] = useState(alt === '')
  return (
    <AskDialog
      title={t('Describe the picture')}
      label={t('Description')}
      hint={t("What matters in it, for people who can't see it.")}
      action={action}
      initial={alt ?? ''}
      disabled={decorative}
      check={(answer) => (decorative ? undefined : validateDescription(t, answer.trim()))}
      onAnswer={(answer) => {
        if (check?.() !== false) onAnswer(decorative ? '' : answer.trim())
      }}
      onCancel={onCancel}
      after={
        <>
          <FormControlLabel
            control={<Checkbox checked={decorative} onChange={(_event, checked) => setDecorative(checked)} />}
            label={t("Decorative: it tells nothing that the text doesn't")}
          />
          {after}
        </>
      }
    >
      <img
        src={toServerUrl(src)}
        alt=""
        style={{ maxWidth: '100%', maxHeight: 240, display: 'block', margin: '0 auto 16px' }}
      />
    </AskDialog>
  )
}

const validateDescription = (t: TranslateFunction, alt: string): string | undefined => {
  if (alt === '') return t('Please describe it, or mark it as decorative.')
  return alt.length > 500 ? t('Please keep it under 500 characters.') : undefined
}
