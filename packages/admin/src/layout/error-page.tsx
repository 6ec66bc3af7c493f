import { useTranslate } from 'react-admin'
import { ChunkErrorAlert } from '../chunks/chunk-error-alert.tsx'
import { ChunkLoadError } from '../chunks/load-chunk.ts'
import { PlainButton, PlainAlert } from '../chunks/plain-alert.tsx'
import { reloadKeepingForms } from '../chunks/reload.ts'

interface Props {
  error: unknown
  /** Shows what failed once more; without it only the page can be loaded anew. */
  resetErrorBoundary?: ((given: unknown) => void) | undefined
}

/** What stands in place of a page that could not be shown. What exactly happened is for the console. */
export const ErrorPage = ({ error, resetErrorBoundary }: Props) => {
  const t = useTranslate()
  const again = resetErrorBoundary && (() => resetErrorBoundary(undefined))
  if (error instanceof ChunkLoadError)
    return <ChunkErrorAlert missing={error} onRetry={again ?? reloadKeepingForms} />
  return (
    <PlainAlert role="alert" over={false}>
      <p style={{ margin: 0 }}>
        {t('Something went wrong on this page.')} {t('What you typed is kept.')}
      </p>
      {again && <PlainButton onClick={again}>{t('Try again')}</PlainButton>}
      <PlainButton onClick={reloadKeepingForms}>{t('Reload the page')}</PlainButton>
    </PlainAlert>
  )
}
