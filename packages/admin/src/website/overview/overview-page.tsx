import type { ContentFileSummary, ContentOverview } from '@kampana/shared/content/content-api'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import { LoadError } from '../../crud/errors/load-error.tsx'
import { today } from '../../format/time-zone.ts'
import { msg } from '../../language/msg.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { editPath } from '../addresses.ts'
import { useWebsite } from '../use-website.ts'
import { FileState } from './file-state.tsx'
import { filterOwnFiles, filterTree, treeStates, type TreeState } from './filter-tree.ts'
import { TreeList } from './tree-list.tsx'

/** The college's website: its pages as a tree, and what stands on every page, with what waits at each. */
export const OverviewPage = () => {
  const t = useTranslate()
  const { data, error, refetch } = useWebsite()
  return (
    <Box sx={{ maxWidth: '72rem' }}>
      <PageHeader title={t('Website')} below>
        <Link to="/website/changes" sx={link}>
          {t('Drafts and scheduled changes')}
        </Link>
        <Link to="/website/versions" sx={link}>
          {t('All versions')}
        </Link>
      </PageHeader>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <Overview content={data} />}
    </Box>
  )
}

const Overview = ({ content }: { content: ContentOverview }) => {
  const t = useTranslate()
  const [words, setWords] = useState('')
  const [state, setState] = useState<TreeState>('all')
  const filter = useDeferredValue(useMemo(() => ({ words, state, today: today() }), [words, state]))
  const files = useMemo(() => new Map(content.files.map((file) => [file.path, file])), [content])
  const entries = useMemo(() => filterTree(content.tree, files, filter), [content, files, filter])
  const own = useMemo(() => filterOwnFiles(content, filter), [content, filter])
  const facts = own.filter(({ kind }) => wholeSite.has(kind))
  const others = own.filter(({ kind }) => !wholeSite.has(kind))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          type="search"
          size="small"
          label={t('Search the website')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ flex: '1 1 16rem' }}
        />
        <TextField
          select
          size="small"
          label={t('Show')}
          value={state}
          onChange={({ target }) => setState(treeStates.find((one) => one === target.value) ?? 'all')}
          sx={{ flex: '0 1 14rem' }}
        >
          {treeStates.map((name) => (
            <MenuItem key={name} value={name}>
              {t(stateNames[name])}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {facts.length > 0 && <OwnFiles title={t('The whole site')} files={facts} />}
      {entries.length > 0 && (
        <section aria-label={t('Pages')}>
          <Heading>{t('Pages')}</Heading>
          <TreeList entries={entries} files={files} />
        </section>
      )}
      {others.length > 0 && <OwnFiles title={t('Forms and settings')} files={others} />}
      {own.length + entries.length === 0 && (
        <Typography component="output">{t('Nothing of the website fits.')}</Typography>
      )}
    </>
  )
}

/** What stands on every page, as the menus. */
const wholeSite: ReadonlySet<string> = new Set(['site-map', 'data'])

/** Files that no entry of the tree owns. */
const OwnFiles = ({ title, files }: { title: string; files: readonly ContentFileSummary[] }) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ my: 3 }}>
      <Heading id={id}>{title}</Heading>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <Box key={file.path} component="li" sx={row}>
            <Link to={editPath(file.path)}>{file.title}</Link>
            <FileState file={file} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const Heading = ({ id, children }: { id?: string; children: string }) => (
  <Typography component="h2" {...(id !== undefined && { id })} sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
    {children}
  </Typography>
)

const stateNames: Readonly<Record<TreeState, string>> = {
  all: msg('Everything'),
  draft: msg('Drafts'),
  asked: msg('Waiting for publication'),
  scheduled: msg('Scheduled'),
  changed: msg('Changed in the dashboard'),
  placeholder: msg('Not written yet'),
  hidden: msg('Hidden'),
  samples: msg('With sample values'),
  due: msg('To be checked'),
  conflict: msg('With two texts'),
}

const link = { px: 1, py: 1 }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  pl: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const
