import type { Release } from '@kampana/engine-declare/api/releases'

interface Titled extends Pick<Release, 'note'> {
  records: readonly Pick<Release['records'][number], 'title'>[]
}

/** Title of a release: the first line of its note, or else its records. */
export const releaseTitle = ({ note, records }: Titled): string =>
  note.trim().split('\n', 1).join() || records.map(({ title }) => title).join(', ')
