import { ChunkFailure } from '../chunks/chunk-failure.tsx'
import { MissingChunk } from '../chunks/missing-chunk.ts'
import { PlainButton, PlainSheet } from '../chunks/plain-sheet.tsx'
import { reloadKeepingForms } from '../chunks/reload.ts'
import { useWords } from '../language/translate.ts'

interface Props {
  error: unknown
  /** Shows what failed once more; without it only the page can be loaded anew. */
  resetErrorBoundary?: ((given: unknown) => void) | undefined
}

/** What stands in place of a page that could not be shown. What exactly happened is for the console. */
export const Failure = ({ error, resetErrorBoundary }: Props) => {
  const t = useWords()
  const again = resetErrorBoundary && (() => resetErrorBoundary(undefined))
  if (error instanceof MissingChunk)
    return <ChunkFailure missing={error} onRetry={again ?? reloadKeepingForms} />
  return (
    <PlainSheet role="alert" over={false}>
      <p style={{ margin: 0 }}>
        {t('Something went wrong on this page.')} {t('What you typed is kept.')}
      </p>
      {again && <PlainButton onClick={again}>{t('Try again')}</PlainButton>}
      <PlainButton onClick={reloadKeepingForms}>{t('Reload the page')}</PlainButton>
    </PlainSheet>
  )
}
