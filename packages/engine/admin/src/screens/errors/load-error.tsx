import { useTranslate } from 'react-admin'
import { Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  error: Error
  onRetry: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Error in place of content that failed to load, with a retry button. */
export const LoadError = ({ error, onRetry, children }: Props) => {
  const t = useTranslate()
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
