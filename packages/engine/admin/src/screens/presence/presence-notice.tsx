import { presenceCalls } from '@kampana/engine-declare/calls/presence-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useDataProvider, useTranslate, type Identifier } from 'react-admin'
import { storedAccount } from '../../back-end/stored-account.ts'
import type { EngineDataProvider } from '../../data-provider.ts'
import { statusOf } from '../../error-message.ts'

interface Props {
  resource: Resource
  id: Identifier
}

/**
 * Notice above a form about other people who have the record open. Reports this person's presence to the server until they
 * leave the form.
 */
export const PresenceNotice = ({ resource, id }: Props) => {
  const t = useTranslate()
  const names = usePresence(resource, id).join(', ')
  return (
    <Box component="output" sx={{ display: 'block', width: '100%' }}>
      {names !== '' && (
        <Alert severity="info" variant="outlined" role="presentation" sx={{ mb: 2 }}>
          {t('Also editing: %{names}', { names })}
        </Alert>
      )}
    </Box>
  )
}

const usePresence = (resource: Resource, id: Identifier): readonly string[] => {
  const provider = useDataProvider<EngineDataProvider>()
  const { report, leave } = useMemo(() => presenceCalls(resource), [resource])
  const { data = [] } = useQuery({
    queryKey: [resource.name, 'editors', id],
    queryFn: async () => (await provider.call(report, { id: Number(id) })).data,
    // Stops polling for people without edit permission or session.
    refetchInterval: ({ state: { error } }) => (error && isRefusal(error) ? false : heartbeatInterval),
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    () => () => {
      // After signing out, the person has left all forms. The server would only return an authentication error.
      if (storedAccount.read()) void provider.call(leave, { id: Number(id) }).catch(() => undefined)
    },
    [provider, leave, id],
  )
  return data
}

/** Interval of an open form's heartbeat, in milliseconds. */
const heartbeatInterval = 20_000

const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500
}
