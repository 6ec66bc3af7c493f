import type { ContentFileSummary, ContentTreeEntry } from '@kampana/shared/content/content-api'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Box, IconButton, Typography } from '@mui/material'
import { memo } from 'react'
import { Link, useTranslate } from 'react-admin'
import { editPath, siteAddress } from '../addresses.ts'
import { findResource } from '@kampana/shared/resources/index'
import { entryPath } from '../../crud/use-allowed-resources.ts'
import { fileTitle } from '../file-title.ts'
import { FileState, PageState, SamplesMark } from './file-state.tsx'

type Files = ReadonlyMap<string, ContentFileSummary>

/** The site's pages as a nested list of links: it is read and used as any list, by eye, keyboard and screen reader. */
export const TreeList = memo(function TreeList({
  entries,
  files,
}: {
  entries: readonly ContentTreeEntry[]
  files: Files
}) {
  return (
    <Box component="ul" sx={list}>
      {entries.map((entry) => (
        <li key={`${entry.address} ${entry.title}`}>
          <Entry entry={entry} files={files} />
          {entry.entries.length > 0 && (
            <Box sx={{ pl: { xs: 1.5, sm: 3 }, borderLeft: 1, borderColor: 'divider' }}>
              <TreeList entries={entry.entries} files={files} />
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
})

const Entry = ({ entry, files }: { entry: ContentTreeEntry; files: Files }) => {
  const t = useTranslate()
  const all = entry.files.flatMap((path) => files.get(path) ?? [])
  const { record } = entry
  const main = record ? undefined : all[0]
  const others = record ? all : all.slice(1)
  const to = record ? entryPath(findResource(record.resource)) : main && editPath(main.path)
  return (
    <Box sx={row}>
      {to ? (
        <Link to={to} sx={name}>
          {entry.title}
        </Link>
      ) : (
        <Typography component="span" sx={name}>
          {entry.title}
        </Typography>
      )}
      <PageState entry={entry} />
      {record && <SamplesMark count={record.samples} />}
      {main && <FileState file={main} />}
      {others.map((file) => (
        <Box key={file.path} component="span" sx={part}>
          {file.kind === 'data' ? (
            <Link to={editPath(file.path)} aria-label={t('Lists: %{page}', { page: entry.title })}>
              {t('Lists')}
            </Link>
          ) : (
            <Link to={editPath(file.path)}>{fileTitle(t, file)}</Link>
          )}
          <FileState file={file} />
        </Box>
      ))}
      {entry.address !== null && entry.state !== 'hidden' && entry.state !== 'group' && (
        <IconButton
          size="small"
          href={siteAddress(entry.address)}
          target="_blank"
          aria-label={t('View %{page} on the site', { page: entry.title })}
          sx={{ ml: 'auto' }}
        >
          <OpenIcon fontSize="inherit" />
        </IconButton>
      )}
    </Box>
  )
}

const list = { m: 0, p: 0, listStyle: 'none' }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 44,
  pl: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
} as const
const name = { overflowWrap: 'anywhere', py: 0.5 } as const
const part = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const
