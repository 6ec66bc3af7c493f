import { useQueries } from '@tanstack/react-query'
import type { ContentFile, ContentOverview } from '@kampana/shared/content/content-api'
import { CircularProgress, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useDataProvider, useLocation, useTranslate } from 'react-admin'
import { LoadError } from '../../crud/errors/load-error.tsx'
import type { ProductDataProvider } from '../../data-provider.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { useWebsite } from '../use-website.ts'
import { EditorShell } from './editor-shell.tsx'
import { findPage, type EditedPage } from './find-page.ts'

/** Opens the page that the address names, by a file or by its address on the site. */
export const EditPage = () => {
  const t = useTranslate()
  const search = new URLSearchParams(useLocation().search)
  const { data, error, refetch } = useWebsite()
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const path = search.get('path')
  const page = findPage(data, { path, address: search.get('address') })
  if (!page)
    return (
      <>
        <PageHeader title={t('Website')} />
        <Typography>{t('The website has no such page that can be edited here.')}</Typography>
      </>
    )
  return <LoadedPage key={page.paths.join()} page={page} path={path ?? page.paths[0] ?? ''} content={data} />
}

interface Props {
  page: EditedPage
  path: string
  content: ContentOverview
}

/** Loads the page's files. What they become later doesn't replace what is being typed. */
const LoadedPage = ({ page, path, content }: Props) => {
  const { getContentFile } = useDataProvider<ProductDataProvider>()
  const answers = useQueries({
    queries: page.paths.map((each) => ({
      queryKey: ['website file', each],
      queryFn: () => getContentFile(each),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false,
    })),
  })
  const failed = answers.find(({ error }) => error)
  useEffect(() => {
    // The editor is a large chunk, which loads while the files do.
    void import('../page-editor/page-editor.tsx').catch(() => undefined)
  }, [])
  if (failed?.error) return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
  const files = answers.flatMap(({ data }): ContentFile[] => (data ? [data] : []))
  return files.length < page.paths.length ? (
    <Waiting />
  ) : (
    <EditorShell page={page} path={path} files={files} content={content} />
  )
}

const Waiting = () => {
  const t = useTranslate()
  return <CircularProgress aria-label={t('Loading')} />
}
