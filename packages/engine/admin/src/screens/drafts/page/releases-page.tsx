import type { Release } from '@kampana/engine-declare/api/releases'
import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadError } from '../../errors/load-error.tsx'
import { msg } from '../../../language/msg.ts'
import { PageHeader } from '../../../page/page-header.tsx'
import { sheet } from '../../../page/sheet.ts'
import { ReleaseList } from './release-list.tsx'
import { useOpenReleases, useOwnReleases } from '../use-releases.ts'

const groups: readonly { title: string; state: Release['state'] }[] = [
  { title: msg('Asked for'), state: 'asked' },
  { title: msg('Scheduled'), state: 'scheduled' },
  { title: msg('Rejected'), state: 'sent back' },
  { title: msg('Drafts'), state: 'draft' },
  { title: msg('Published in the last 30 days'), state: 'published' },
]

/** All releases: open ones by status, and the person's own that were recently published. */
export const ReleasesPage = () => {
  const t = useTranslate()
  const open = useOpenReleases()
  const own = useOwnReleases()
  const [isMine, setMine] = useState(false)
  const published = (own.data ?? []).filter(({ state }) => state === 'published')
  const waiting = (open.data ?? []).filter(({ mine }) => mine || !isMine)
  const shown = [...waiting, ...published]
  return (
    <Box sx={{ maxWidth: '60rem' }}>
      <PageHeader title={t('Changes')}>
        <FormControlLabel
          control={<Switch checked={isMine} onChange={(_event, checked) => setMine(checked)} />}
          label={t('Only mine')}
        />
      </PageHeader>
      {open.error && <LoadError error={open.error} onRetry={() => void open.refetch()} />}
      {open.data && waiting.length === 0 && (
        <Typography sx={{ mb: 2 }}>{t('Nothing waits over what is live.')}</Typography>
      )}
      {open.data &&
        groups.map(({ title, state }) => (
          <Group key={state} title={t(title)} releases={shown.filter((release) => release.state === state)} />
        ))}
    </Box>
  )
}

const Group = ({ title, releases }: { title: string; releases: readonly Release[] }) =>
  releases.length > 0 && (
    <Box component="section" aria-label={title} sx={{ ...sheet, mb: 2 }}>
      <Typography component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <ReleaseList releases={releases} />
    </Box>
  )
