import type { AlertAudience, AlertEstimate } from '@kampana/shared/api/alerts'
import { alertCalls } from '@kampana/shared/calls/alert-calls'
import { useQuery } from '@tanstack/react-query'
import { isOwnServer } from '@kampana/engine-admin/back-end/own-server'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'

/** Number of mailboxes and phones that a notice would reach; undefined until it is known. It never blocks posting. */
export const useAlertEstimate = (audience: AlertAudience | undefined): AlertEstimate | undefined => {
  const estimate = useCall(alertCalls.estimate)
  const { levels = null, campuses = null, of, kind = 'notices' } = audience ?? {}
  const { data } = useQuery({
    queryKey: ['alerts', 'estimate', kind, levels, campuses, of],
    enabled: audience !== undefined && isOwnServer(),
    retry: false,
    queryFn: async () => {
      const query = {
        ...(kind === 'updates' && { kind }),
        levels: JSON.stringify(levels),
        campuses: JSON.stringify(campuses),
        ...(of !== undefined && { of: String(of) }),
      }
      return (await estimate({ query })).data
    },
  })
  return data
}
