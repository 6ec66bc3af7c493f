import type { ContentVersionText } from '@kampana/shared/content/content-api'
import { useQuery } from '@tanstack/react-query'
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { DiffSide } from '../../crud/changes/diff-side.tsx'
import { diffTexts } from '../../crud/changes/diff-texts.ts'
import { LoadError } from '../../crud/errors/load-error.tsx'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useTask } from '../../use-task.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { findPage } from '../shell/find-page.ts'
import { useInvalidateWebsite, useVersion, useWebsite } from '../use-website.ts'

interface Props {
  id: number
  path: string
}

/** A version beside what it replaced, as text or as the site shows it, and the way back to either. */
export const VersionComparison = ({ id, path }: Props) => {
  const t = useTranslate()
  const { data, error, refetch } = useVersion(id)
  const { data: content } = useWebsite()
  const [view, setView] = useState<'text' | 'page'>('text')
  const { busy, putBack } = usePutBack(id)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const mayPublish = content?.files.find((file) => file.path === path)?.may.publish ?? true
  const address = (content && findPage(content, { path, address: null })?.address) ?? '/'
  return (
    <>
      <Stack direction="row" flexWrap="wrap" gap={1} sx={{ my: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('Show')}
          value={view}
          onChange={(_event, chosen: 'text' | 'page' | null) => chosen && setView(chosen)}
        >
          <ToggleButton value="text">{t('As text')}</ToggleButton>
          <ToggleButton value="page">{t('As a page')}</ToggleButton>
        </ToggleButtonGroup>
        {mayPublish && (
          <Button variant="contained" disabled={busy} onClick={() => void putBack()}>
            {t('Put this back')}
          </Button>
        )}
      </Stack>
      {view === 'text' ? (
        <TextComparison former={data.former ?? ''} text={data.text ?? ''} />
      ) : (
        <PageComparison address={address} version={data} />
      )}
    </>
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

const TextComparison = ({ former, text }: { former: string; text: string }) => {
  const t = useTranslate()
  const { left, right } = diffTexts(former, text)
  return (
    <Box sx={sides}>
      <DiffSide heading={t('Before')} parts={left} mark="del" />
      <DiffSide heading={t('After')} parts={right} mark="ins" />
    </Box>
  )
}

/** Both pages as visitors saw them. One after the other, since the server gives up a preview for a newer one of the same page. */
const PageComparison = ({ address, version }: { address: string; version: ContentVersionText }) => {
  const t = useTranslate()
  const { previewContent } = useDataProvider<ProductDataProvider>()
  const { data: pages, error } = useQuery({
    queryKey: ['website version pages', version.id],
    queryFn: async () => {
      const { path } = version
      const before = await previewContent(address, [{ path, text: version.former }])
      const after = await previewContent(address, [{ path, text: version.text }])
      return [before.html, after.html] as const
    },
  })
  if (error) return <Typography role="alert">{t(error.message)}</Typography>
  const titles = [t('Before'), t('After')]
  return (
    <Box sx={sides}>
      {titles.map((title, at) => (
        <div key={title}>
          <Typography variant="body2" color="text.secondary">
            {title}
          </Typography>
          <PreviewFrame html={pages?.[at] ?? ''} width={1280} title={title} />
        </div>
      ))}
    </Box>
  )
}

const sides = { display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }
