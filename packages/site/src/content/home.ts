import type { HomeFigureFact, QuickLinkHeading } from '@kampana/shared/content/home-figures'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { people } from '@kampana/shared/resources/people'
import type { ShowFile } from './folder/assets.ts'
import { toFigure, type Figure, type FigureSources } from './home-figures.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { ShownOf } from './records-of.ts'
import { homeShape } from './records/layouts/shapes.ts'
import { writeFields } from './records/layouts/write-fields.ts'

/** An iframe of another site, loaded after a click, and a plain link. */
type Embed = Readonly<Record<'title' | 'text' | 'frame' | 'href' | 'label', string>>

/** A link of the home page. */
interface Way {
  label: string
  href: string
}

/** Texts of the home page. */
export interface HomeContent {
  /** Text below the college's name. */
  opening?: Partial<Readonly<Record<'heading' | 'lead' | 'button' | 'href', string>>>
  quickLinks: readonly (Readonly<Record<'label' | 'title' | 'text' | 'href', string>> & {
    instead?: QuickLinkHeading
  })[]
  moreLinks: readonly Way[]
  /** At least three, or none. */
  figures: readonly Figure[]
  president: Readonly<Record<'heading' | 'salutation' | 'closing' | 'name' | 'office', string>> & {
    paragraphs: readonly string[]
    /** Portrait of the person with that name. */
    portrait?: { src: string; alt: string }
  }
  feed: Embed
  video: Embed
}

interface Written extends Omit<HomeContent, 'moreLinks' | 'figures'> {
  moreLinks?: readonly Way[]
  figures?: readonly (Way & { fact: HomeFigureFact })[]
}

const minFigures = 3

/** Home page from its record. Its figures and the president's portrait come from other records. */
export const toHome = (
  { values }: ShownRecord,
  sources: FigureSources & { people: readonly ShownOf<typeof people>[] },
  show: ShowFile,
): HomeContent => {
  const {
    moreLinks = [],
    figures = [],
    ...rest
  } = applyTypographyDeep(writeFields(homeShape, { values, samples: [] }) as unknown as Written)
  const known = figures.flatMap((row) => toFigure(row, sources) ?? [])
  const { portrait, portrait_alt: alt } =
    sources.people.find((person) => person.values.name === values['president_name'])?.values ?? {}
  return {
    ...rest,
    president: {
      ...rest.president,
      ...(typeof portrait === 'string' && { portrait: { src: show(portrait), alt: String(alt ?? '') } }),
    },
    moreLinks,
    figures: known.length < minFigures ? [] : known,
  }
}
