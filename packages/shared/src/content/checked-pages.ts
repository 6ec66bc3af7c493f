import type { CheckedDays } from './editing-worker.ts'

/** The latest day on which one of a page's files was checked, by the page's address. */
export const checkedPages = (
  sources: readonly { address: string; files: readonly string[] }[],
  days: CheckedDays,
): CheckedDays =>
  Object.fromEntries(
    sources.flatMap(({ address, files }) =>
      files
        .flatMap((file) => days[file] ?? [])
        .sort()
        .slice(-1)
        .map((day) => [address, day] as const),
    ),
  )
