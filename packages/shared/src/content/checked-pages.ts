import type { CheckedDays } from './preview-worker.ts'

/** The latest day on which a page, or one of its files, was checked, by the page's address. */
export const checkedPages = (
  sources: readonly { address: string; files: readonly string[] }[],
  days: CheckedDays,
): CheckedDays =>
  Object.fromEntries(
    sources.flatMap(({ address, files }) =>
      [address, ...files]
        .flatMap((name) => days[name] ?? [])
        .sort()
        .slice(-1)
        .map((day) => [address, day] as const),
    ),
  )
