import type { Change } from '@kampana/shared/api/changes'

interface Titled extends Pick<Change, 'note'> {
  records: readonly Pick<Change['records'][number], 'title'>[]
}

/** Title of a release: the first line of its note, or else its records. */
export const changeTitle = ({ note, records }: Titled): string =>
  note.trim().split('\n', 1).join() || records.map(({ title }) => title).join(', ')
