import { homeCalls } from '@kampana/shared/calls/home-calls'
import { fallbackOn404 } from '@kampana/engine-declare/api/http/reply'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess, useTranslate } from 'react-admin'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { sheet } from '@kampana/engine-admin/page/sheet'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { msg } from '@kampana/engine-admin/language/msg'

/** The server's health, for people who may list e-mails. Others couldn't act on it. */
export const useServerCondition = () => {
  const read = useCall(homeCalls.condition)
  const { canAccess, isPending } = useCanAccess({ action: 'list', resource: 'letters' })
  const answer = useQuery({
    queryKey: ['server condition'],
    // Other back ends have no such call.
    queryFn: () => fallbackOn404(null, async () => (await read()).data),
    enabled: canAccess === true,
    retry: false,
  })
  const { problems = [], backed_up_at } = answer.data ?? {}
  return {
    isPending: isPending || answer.isLoading,
    error: answer.error,
    refetch: answer.refetch,
    problems: backed_up_at === null ? [...problems, msg('No backup yet.')] : problems,
    backedUpAt: backed_up_at,
  }
}

/** Problems of the server. */
export const Problems = ({ problems }: { problems: readonly string[] }) => {
  const t = useTranslate()
  return problems.map((problem) => (
    <Typography key={problem} sx={line}>
      <WarningIcon color="warning" /> {t(problem)}
    </Typography>
  ))
}

/** Time of the last off-site backup; null if it is unknown or there was none. */
export const LastBackup = ({ at }: { at: string | null | undefined }) => {
  const t = useTranslate()
  if (at == null) return null
  return (
    <Box component="p" sx={{ m: 0, mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
      {t('Last backup: %{when}', { when: formatDateTime(at) })}
    </Box>
  )
}

const line = { ...sheet, mb: 1.5, display: 'flex', gap: 1.5 } as const
