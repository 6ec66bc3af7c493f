import { suspensionRules } from '@kampana/shared/resources/suspension-rules'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'react-admin'
import { collegeList } from '@kampana/engine-admin/screens/tags/college-lists'
import { noticeChoices, type NoticeChoice, type SuspensionRule } from './notice-choices.ts'

/** Choices for a new notice from the college's rules. If the rules can't load, the default choices remain. */
export const useNoticeChoices = (): NoticeChoice[] | undefined => {
  const provider = useDataProvider()
  const { data, isPending } = useQuery({
    queryKey: [suspensionRules.name, 'choices'],
    retry: false,
    queryFn: async ({ signal }) => {
      const { data: rules } = await provider.getList<SuspensionRule & RaRecord>(suspensionRules.name, {
        filter: {},
        sort: { field: 'announced', order: 'ASC' },
        pagination: { page: 1, perPage: 100 },
        signal,
      })
      return rules
    },
  })
  return isPending ? undefined : noticeChoices(data ?? [], collegeList('levels'))
}
