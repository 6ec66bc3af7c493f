import type { ChannelPost, DeliveryReason } from '@kampana/shared/api/alerts'
import { Box, Link, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { msg } from '@kampana/engine-admin/language/msg'

const parts = [
  { name: 'taken', label: msg('Accepted for delivery'), color: 'success.main' },
  { name: 'waiting', label: msg('Waiting'), color: 'action.disabledBackground' },
  { name: 'failed', label: msg('Failed'), color: 'error.main' },
  { name: 'gone', label: msg('No longer reachable'), color: 'warning.main' },
] as const

/** Refresh interval during delivery, in milliseconds. */
const refreshInterval = 2_000

/** Progress of an alert's delivery, with the replies of mail servers and push services. */
export const DeliveryProgress = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  useRefreshing(record)
  const total = Number(record['total'])
  const count = (name: string): number =>
    name === 'waiting'
      ? total - Number(record['taken']) - Number(record['failed']) - Number(record['gone'])
      : Number(record[name])
  const reasons = (record['reasons'] ?? []) as DeliveryReason[]
  const posts = (record['posts'] ?? []) as ChannelPost[]
  if (total === 0) return <Posts posts={posts} />
  return (
    <Box sx={{ mt: 3 }}>
      <Box aria-hidden sx={{ display: 'flex', height: 16, borderRadius: 1, overflow: 'hidden' }}>
        {parts.map(({ name, color }) => (
          <Box key={name} sx={{ flexGrow: count(name), backgroundColor: color }} />
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {parts.map(({ name, label, color }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 12, height: 12, borderRadius: 0.5, backgroundColor: color }} />
            {t(label)}: {count(name)}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('Accepted messages may still stay unseen, for example in a spam folder.')}
      </Typography>
      {reasons.length > 0 && (
        <>
          <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
            {t('Server replies')}
          </Typography>
          <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
            {reasons.map(({ state, reply, count: times }) => (
              <li key={`${state} ${reply}`}>
                {times} × {reply}
              </li>
            ))}
          </Box>
        </>
      )}
      <Link href={`/api/alerts/${record.id}/deliveries.csv`} download>
        {t('Download delivery report (CSV, addresses masked)')}
      </Link>
      <Posts posts={posts} />
    </Box>
  )
}

const postStates: Readonly<Record<ChannelPost['state'], string>> = {
  waiting: msg('Waiting'),
  sending: msg('Posting…'),
  taken: msg('Posted'),
  failed: msg('Failed'),
  unknown: msg('Unknown. Check the channel.'),
}

/** Result on each channel. */
const Posts = ({ posts }: { posts: readonly ChannelPost[] }) => {
  const t = useTranslate()
  if (posts.length === 0) return null
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        {t('Channels')}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
        {posts.map(({ channel, state, problem }) => (
          <li key={channel}>
            {channel}: {t(postStates[state])}
            {problem !== null && ` (${problem})`}
          </li>
        ))}
      </Box>
    </>
  )
}

const useRefreshing = ({ status }: RaRecord): void => {
  const refresh = useRefresh()
  const isGoing = status === 'held' || status === 'sending'
  useEffect(() => {
    if (!isGoing) return undefined
    const timer = setInterval(refresh, refreshInterval)
    return () => clearInterval(timer)
  }, [isGoing, refresh])
}
