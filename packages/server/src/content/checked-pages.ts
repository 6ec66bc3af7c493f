import type { CheckedDays } from '@kampana/shared/content/editing-worker'
import type { Content } from './content.ts'

/** The day on which each page was last checked, from those of its files. Empty unless the college shows them. */
export const checkedPages = async (
  { college, sources }: Pick<Content, 'college' | 'sources'>,
  readDays: () => Promise<CheckedDays>,
): Promise<CheckedDays> => {
  if (college.showLastChecked !== true) return {}
  const days = await readDays()
  const pages = sources.flatMap(({ address, files }) => {
    const last = files
      .flatMap((file) => days[file] ?? [])
      .sort()
      .at(-1)
    return last === undefined ? [] : [[address, last] as const]
  })
  return Object.fromEntries(pages)
}
