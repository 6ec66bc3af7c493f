import { useTranslate } from 'react-admin'
import { ChunkErrorAlert } from '@kampana/engine-admin/chunks/chunk-error-alert.tsx'
import { ChunkLoadError } from '@kampana/engine-admin/chunks/load-chunk'
import { PlainButton, PlainAlert } from '@kampana/engine-admin/chunks/plain-alert.tsx'
import { reloadKeepingForms } from '@kampana/engine-admin/chunks/reload'

interface Props {
  error: unknown
  /** Renders the page again. Without it, the person can only reload. */
  resetErrorBoundary?: ((error: unknown) => void) | undefined
}

/** Replaces a page that threw an error. The error itself is logged to the console. */
export const ErrorPage = ({ error, resetErrorBoundary }: Props) => {
  const t = useTranslate()
  const retry = resetErrorBoundary && (() => resetErrorBoundary(undefined))
  if (error instanceof ChunkLoadError)
    return <ChunkErrorAlert error={error} onRetry={retry ?? reloadKeepingForms} />
  return (
    <PlainAlert role="alert" overlay={false}>
      <p style={{ margin: 0 }}>
        {t('Something went wrong on this page. Try again or reload it.')} {t('Your entries are kept.')}
      </p>
      {retry && <PlainButton onClick={retry}>{t('Try again')}</PlainButton>}
      <PlainButton onClick={reloadKeepingForms}>{t('Reload page')}</PlainButton>
    </PlainAlert>
  )
}
