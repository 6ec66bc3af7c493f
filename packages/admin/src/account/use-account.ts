import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { useAccountCalls } from './account-calls.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

/** The signed-in person's current account. `refetch` also updates the name in the header. */
export const useAccount = () => {
  const { fetchAccount } = useAccountCalls()
  const { refetch: renewIdentity } = useGetIdentity()
  const queries = useQueryClient()
  const { data, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: fetchAccount,
    initialData: storedAccount.read,
  })
  return {
    account: data,
    refetch: async () => {
      await refetch()
      await renewIdentity?.()
      // Some changes end the other sessions.
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    },
  }
}
