import type { AlertAudience, AlertEstimate } from '@kampana/shared/api/alerts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { isOwnServer } from '../back-end/own-server.ts'
import type { ProductDataProvider } from '../product-verbs/product-verbs.ts'

/** Number of mailboxes and phones that a notice would reach; undefined until it is known. It never blocks posting. */
export const useAlertEstimate = (audience: AlertAudience | undefined): AlertEstimate | undefined => {
  const { estimateAlert } = useDataProvider<ProductDataProvider>()
  const { levels = null, campuses = null, of, kind = 'notices' } = audience ?? {}
  const { data } = useQuery({
    queryKey: ['alerts', 'estimate', kind, levels, campuses, of],
    enabled: audience !== undefined && isOwnServer(),
    retry: false,
    queryFn: () => estimateAlert({ levels, campuses, of, kind }),
  })
  return data
}
