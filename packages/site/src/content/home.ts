import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { applyTypographyDeep } from './markdown/typography.ts'
import { homeShape } from './records/layouts/shapes.ts'
import { writeFields } from './records/layouts/write-fields.ts'

/** An iframe of another site, loaded after a click, and a plain link. */
type Embed = Readonly<Record<'title' | 'text' | 'frame' | 'href' | 'label', string>>

/** The home page's texts. */
export interface Home {
  quickLinks: readonly Readonly<Record<'label' | 'title' | 'text' | 'href', string>>[]
  president: Readonly<Record<'heading' | 'salutation' | 'closing' | 'name' | 'office', string>> & {
    paragraphs: readonly string[]
  }
  feed: Embed
  video: Embed
}

export const toHome = ({ values }: ShownRecord): Home =>
  applyTypographyDeep(writeFields(homeShape, { values, samples: [] }) as unknown as Home)
