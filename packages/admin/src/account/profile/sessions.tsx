import { errorMessage } from '@kampana/engine-admin/error-message'
import { sessionCalls, type OwnSession } from '@kampana/shared/calls/session-calls'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify, useTranslate, type TranslateFunction } from 'react-admin'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { Section } from './section.tsx'
import { useLogoutWithNotice } from '../use-logout-with-notice.ts'

/** List of the person's sessions. Only our own server has it. */
export const Sessions = () => {
  const list = useCall(sessionCalls.list)
  const endSession = useCall(sessionCalls.end)
  const { data, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await list()).data,
    retry: false,
    enabled: capabilities().permissions,
  })
  const logout = useLogoutWithNotice()
  const notify = useNotify()
  const logoutIfDenied = useLogoutIfAccessDenied()
  const t = useTranslate()
  if (!data?.length) return null
  const end = async ({ id, is_current }: OwnSession) => {
    if (is_current) return logout()
    try {
      notify((await endSession({ id })).message, { type: 'success' })
    } catch (error) {
      if (await logoutIfDenied(error)) return
      notify(errorMessage(error), { type: 'error' })
    }
    await refetch()
  }
  return (
    <Section title={t('Your sessions')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((session) => (
          <Session key={session.id} session={session} onEnd={() => end(session)} />
        ))}
      </Box>
    </Section>
  )
}

const Session = ({ session, onEnd }: { session: OwnSession; onEnd: () => void }) => {
  const t = useTranslate()
  const browser = browserName(session.user_agent, t)
  return (
    <Box component="li" sx={row}>
      <div>
        <Typography component="span" sx={{ mr: 1 }} title={session.user_agent}>
          {browser}
        </Typography>
        {session.is_current && (
          <Chip size="small" color="success" variant="outlined" label={t('This session')} />
        )}
        <Typography variant="body2" color="text.secondary">
          {t('Last used %{when}', { when: formatDateTime(session.last_used_at) })}
        </Typography>
      </div>
      <Button
        size="small"
        variant="outlined"
        aria-label={session.is_current ? t('End this session') : t('End session in %{browser}', { browser })}
        onClick={onEnd}
      >
        {t('End')}
      </Button>
    </Box>
  )
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

/** Common name of the browser and system with this user agent. Most user agents also contain the names of other browsers. */
const browserName = (userAgent: string, t: TranslateFunction): string => {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1] ?? t('Unknown browser')
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  return system === undefined ? browser : t('%{browser} on %{system}', { browser, system })
}

type Marks = readonly (readonly [mark: string, name: string])[]
const browsers: Marks = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
]
const systems: Marks = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
]
