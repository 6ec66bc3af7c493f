import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess, useTranslate } from 'react-admin'
import { useAccountCalls } from '../account/account-calls.ts'
import { sheet } from '../layout/sheet.ts'
import { formatDateTime } from '../format/format.ts'

/** The server's health, for people who may list letters: nobody else could act on it. */
export const useServerCondition = () => {
  const { condition } = useAccountCalls()
  const { canAccess, isPending } = useCanAccess({ action: 'list', resource: 'letters' })
  const answer = useQuery({
    queryKey: ['server condition'],
    queryFn: condition,
    enabled: canAccess === true,
    retry: false,
  })
  return {
    isPending: isPending || answer.isLoading,
    problems: answer.data?.problems ?? [],
    /** Null where none was made; undefined where nobody tells. */
    backedUpAt: answer.data?.backed_up_at,
  }
}

/** The server's problems. */
export const Problems = ({ problems }: { problems: readonly string[] }) => {
  const t = useTranslate()
  return problems.map((problem) => (
    <Typography key={problem} sx={line}>
      <WarningIcon color="warning" /> {t(problem)}
    </Typography>
  ))
}

/** When everything was last saved elsewhere. */
export const LastBackup = ({ at }: { at: string | null | undefined }) => {
  const t = useTranslate()
  if (at === undefined) return null
  return (
    <Box component="p" sx={{ m: 0, mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
      {at === null ? t('No backup was made yet.') : t('Last backup: %{when}', { when: formatDateTime(at) })}
    </Box>
  )
}

const line = { ...sheet, mb: 1.5, display: 'flex', gap: 1.5 } as const
