import { Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../../language/translate.ts'

interface Props {
  error: Error
  onRetry: () => void
  /** What else may help. */
  children?: ReactNode
}

/** Why something can't be shown, in its place, and a second try. */
export const Unreadable = ({ error, onRetry, children }: Props) => {
  const t = useWords()
  return (
    <Typography component="div" role="alert" sx={{ p: 6, textAlign: 'center' }}>
      {t(error.message)}
      <br />
      <Button sx={{ mt: 2 }} onClick={onRetry}>
        {t('Try again')}
      </Button>
      {children}
    </Typography>
  )
}
