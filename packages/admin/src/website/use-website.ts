import type { ContentOverview } from '@kampana/shared/content/content-api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../data-provider.ts'
import { mayEditWebsite } from './access.ts'
import { fileTitle } from './file-title.ts'

/** The query key of everything of the website, which each publication and draft changes. */
const websiteKey = 'website'

/** The site's tree, its files and the changes that wait; it is asked for only where the person may edit any of it. */
export const useWebsite = ({ enabled = true }: { enabled?: boolean } = {}) => {
  const { getContent } = useDataProvider<ProductDataProvider>()
  const t = useTranslate()
  const select = useCallback(
    (content: ContentOverview): ContentOverview => ({
      ...content,
      files: content.files.map((file) => ({ ...file, title: fileTitle(t, file) })),
    }),
    [t],
  )
  return useQuery({
    queryKey: [websiteKey, 'overview'],
    queryFn: getContent,
    select,
    enabled: enabled && mayEditWebsite(),
    staleTime: 5_000,
    // Home waits for it.
    retry: false,
  })
}

/** The versions of a file, or of the whole site. */
export const useVersions = (path: string | undefined) => {
  const { getVersions } = useDataProvider<ProductDataProvider>()
  return useQuery({ queryKey: [websiteKey, 'versions', path], queryFn: () => getVersions(path) })
}

/** A version with its text and the text that it replaced. */
export const useVersion = (id: number | undefined) => {
  const { getVersion } = useDataProvider<ProductDataProvider>()
  return useQuery({
    queryKey: [websiteKey, 'version', id],
    queryFn: () => getVersion(id ?? 0),
    enabled: id !== undefined,
    staleTime: Infinity,
  })
}

/** Lets everything of the website be asked for anew. */
export const useInvalidateWebsite = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [websiteKey] })
}
