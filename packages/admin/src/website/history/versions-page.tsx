import type { ContentVersionSummary } from '@kampana/shared/content/content-api'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useLocation, useTranslate } from 'react-admin'
import { LoadError } from '../../crud/errors/load-error.tsx'
import { formatDateTime } from '../../format/format.ts'
import { msg } from '../../language/msg.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { sheet } from '../../layout/sheet.ts'
import { editPath, versionsPath } from '../addresses.ts'
import { useVersions, useWebsite } from '../use-website.ts'
import { VersionComparison } from './version-comparison.tsx'

/** Every text of a file that was live, or of the whole site, the newest first. */
export const VersionsPage = () => {
  const t = useTranslate()
  const path = new URLSearchParams(useLocation().search).get('path') ?? undefined
  const { data: content } = useWebsite()
  const { data, error, refetch } = useVersions(path)
  const titleOf = (of: string) => content?.files.find((file) => file.path === of)?.title ?? of
  return (
    <Box sx={{ maxWidth: '80rem' }}>
      <PageHeader
        title={path === undefined ? t('All versions') : t('Versions: %{page}', { page: titleOf(path) })}
      >
        {path !== undefined && (
          <Link to={editPath(path)} sx={{ p: 1 }}>
            {t('Edit')}
          </Link>
        )}
      </PageHeader>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography>{t('It was never changed in the dashboard.')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((version) => (
          <Version
            key={version.id}
            version={version}
            title={path === undefined ? titleOf(version.path) : undefined}
          />
        ))}
      </Box>
    </Box>
  )
}

const kinds: Readonly<Record<ContentVersionSummary['kind'], string>> = {
  edit: msg('Edited'),
  merge: msg('Merged with new files'),
  adopt: msg('As the files said it'),
  restore: msg('Brought back'),
}

/** Who has made what nobody wrote here. */
const authors: Readonly<Partial<Record<ContentVersionSummary['kind'], string>>> = {
  merge: msg('The new files'),
  adopt: msg('The college’s folder'),
}

const Version = ({ version, title }: { version: ContentVersionSummary; title: string | undefined }) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="li" sx={{ ...sheet, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {title !== undefined && <Link to={versionsPath(version.path)}>{title}</Link>}
        <time dateTime={version.at}>{formatDateTime(version.at)}</time>
        <span>{t(authors[version.kind] ?? version.by)}</span>
        <Typography component="span" color="text.secondary">
          {version.hash === null ? t('Deleted') : t(kinds[version.kind])}
        </Typography>
        {version.note !== '' && <em>{version.note}</em>}
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: 'auto' }}>
          {isOpen ? t('Close') : t('Compare')}
        </Button>
      </Box>
      {isOpen && <VersionComparison id={version.id} path={version.path} />}
    </Box>
  )
}
