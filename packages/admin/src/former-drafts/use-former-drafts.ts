import { formerDraftCalls } from '@kampana/shared/calls/former-draft-calls'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'

/** Drafts that the upgrade couldn't convert. */
export const useFormerDrafts = () => {
  const list = useCall(formerDraftCalls.list)
  return useQuery({
    queryKey: ['former drafts'],
    queryFn: async () => (await list()).data,
    retry: false,
  })
}
