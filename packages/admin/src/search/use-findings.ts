import { useWords } from '../language/translate.ts'
import { matching, type FindingGroup } from './finding.ts'
import { useDeeds, usePages } from './use-pages.ts'
import { useRecords } from './use-records.ts'

/** Everything that fits what is typed: pages, records, and what can be done. Without a word, the pages and deeds. */
export const useFindings = (typed: string, showShortcuts: () => void) => {
  const t = useWords()
  const pages = usePages()
  const deeds = useDeeds(showShortcuts)
  const { groups, isPending, failed } = useRecords(typed)
  const all: readonly FindingGroup[] = [
    { title: t('Pages'), findings: matching(pages, typed) },
    ...groups,
    { title: t('Actions'), findings: matching(deeds, typed) },
  ]
  return { groups: all.filter(({ findings }) => findings.length > 0), isPending, failed }
}
