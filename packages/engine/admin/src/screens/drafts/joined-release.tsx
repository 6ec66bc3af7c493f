import { MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { releaseTitle } from './release-title.ts'
import type { DraftForm } from './draft-form.ts'
import { useOpenReleases } from './use-releases.ts'

/**
 * Asks which of the person's releases a first draft joins, so that their drafts are published together. For a published
 * record, the default is the newest unsubmitted release. Without an open release, it asks nothing.
 */
export const JoinedRelease = ({ form: { releaseId, isLive } }: { form: DraftForm }) => {
  const t = useTranslate()
  const { data = [] } = useOpenReleases()
  const [chosen, setChosen] = useState<number>()
  const own = data.filter(({ mine, state }) => mine && (state === 'draft' || state === 'sent back'))
  const newest = isLive ? own.find(({ state }) => state === 'draft')?.id : undefined
  const joined = chosen ?? newest ?? 0
  useEffect(() => releaseId.set(joined === 0 ? undefined : joined), [releaseId, joined])
  if (own.length === 0) return null
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('Add to release')}
      value={joined}
      onChange={({ target }) => setChosen(Number(target.value))}
      sx={{ minWidth: 0, maxWidth: { xs: '100%', sm: '18rem' } }}
    >
      <MenuItem value={0}>{t('No release')}</MenuItem>
      {own.map((release) => (
        <MenuItem key={release.id} value={release.id}>
          {t('Release: %{title}', { title: releaseTitle(release) })}
        </MenuItem>
      ))}
    </TextField>
  )
}
