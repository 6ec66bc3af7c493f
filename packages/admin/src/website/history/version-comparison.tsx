import { Button } from '@mui/material'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { LoadError } from '../../crud/errors/load-error.tsx'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useTask } from '../../task/use-task.ts'
import { useInvalidateWebsite, useVersion, useWebsite } from '../use-website.ts'
import { TwoTexts } from './two-texts.tsx'

interface Props {
  id: number
  path: string
}

/** A version beside what it replaced, as text or as the site shows it, and the way back to either. */
export const VersionComparison = ({ id, path }: Props) => {
  const t = useTranslate()
  const { data, error, refetch } = useVersion(id)
  const { data: content } = useWebsite()
  const { busy, putBack } = usePutBack(id)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const mayPublish = content?.files.find((file) => file.path === path)?.may.publish ?? true
  return (
    <TwoTexts
      id={`version ${id}`}
      path={path}
      left={{ title: t('Before'), text: data.former }}
      right={{ title: t('After'), text: data.text }}
      actions={
        mayPublish && (
          <Button variant="contained" disabled={busy} onClick={() => void putBack()}>
            {t('Put this back')}
          </Button>
        )
      }
    />
  )
}

const usePutBack = (id: number) => {
  const { restoreVersion } = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const invalidate = useInvalidateWebsite()
  const { busy, run } = useTask()
  const putBack = () =>
    run(async () => {
      notify((await restoreVersion(id)).message, { type: 'success' })
      await invalidate()
    })
  return { busy, putBack }
}
