import type { RecordOf } from '@kampana/engine-declare/resource'
import type { home } from '@kampana/shared/resources/home'
import type { people } from '@kampana/shared/resources/people'
import type { ShowFile } from './folder/assets.ts'
import { toFigure, type Figure, type FigureSources } from './home-figures.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

/** Texts of the home page, and what it shows of other records. */
export interface HomeView {
  record: Omit<RecordOf<typeof home>, 'figures'>
  /** At least three, or none. */
  figures: readonly Figure[]
  /** Portrait of the person who signs the letter. */
  portrait: { src: string; alt: string } | null
}
export type HomeRecord = HomeView['record']

const minFigures = 3

/** Home page from its record. Its figures and the president's portrait come from other records. */
export const toHome = (
  values: RecordOf<typeof home>,
  sources: FigureSources & { people: readonly RecordOf<typeof people>[] },
  show: ShowFile,
): HomeView => {
  const { figures, ...record } = applyTypographyDeep(values)
  const known = (figures ?? []).flatMap((row) => toFigure(row, sources) ?? [])
  const { portrait, portrait_alt: alt } =
    sources.people.find(({ name }) => name === values.president_name) ?? {}
  return {
    record,
    figures: known.length < minFigures ? [] : known,
    portrait: portrait ? { src: show(portrait), alt: alt ?? '' } : null,
  }
}
