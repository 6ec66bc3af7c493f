import type { Resource } from '@kampana/shared/resource'
import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useTranslate, type Identifier } from 'react-admin'
import { storedAccount } from '../../back-end/stored-account.ts'
import type { EngineDataProvider } from '../../data-provider.ts'
import { statusOf } from '../../error-message.ts'

interface Props {
  resource: Resource
  id: Identifier
}

/** Says above a form who else has the same one open, and tells the server that this person has, until they leave it. */
export const OtherEditors = ({ resource, id }: Props) => {
  const t = useTranslate()
  const names = useOtherEditors(resource.name, id).join(', ')
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

const useOtherEditors = (resource: string, id: Identifier): readonly string[] => {
  const dataProvider = useDataProvider<EngineDataProvider>()
  const { data = [] } = useQuery({
    queryKey: [resource, 'editors', id],
    queryFn: () => dataProvider.getEditors(resource, id),
    // Whoever may not edit the record, or has no session any more, isn't asked again.
    refetchInterval: ({ state: { error } }) => (error && isRefusal(error) ? false : heartbeatInterval),
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    () => () => {
      // Who has signed out has left all forms; the server would only say that it doesn't know them.
      if (storedAccount.read()) void dataProvider.leaveForm(resource, id).catch(() => undefined)
    },
    [dataProvider, resource, id],
  )
  return data
}

/** How often an open form sends a heartbeat, in milliseconds. */
const heartbeatInterval = 20_000

const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500
}
