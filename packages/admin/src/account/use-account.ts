import { useQuery } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { useAccountCalls } from './account-calls.ts'
import { storedAccount } from './stored-account.ts'

/** The person signed in as the server knows them now; `refetch` also renews the name in the header. */
export const useAccount = () => {
  const { fetchAccount } = useAccountCalls()
  const { refetch: renewIdentity } = useGetIdentity()
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
    },
  }
}
