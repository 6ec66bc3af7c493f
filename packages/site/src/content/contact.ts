import type { RecordOf } from '@kampana/engine-declare/resource'
import type { contact } from '@kampana/shared/resources/contact'
import type { offices } from '@kampana/shared/resources/offices'
import type { ShowFile } from './folder/assets.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { ContentPage } from './pages/content-page.ts'
import { filesAddress } from './records/folder-address.ts'

/** Texts of the contact page, and the privacy notice, whose description appears in the form. */
export interface Contact {
  record: Omit<RecordOf<typeof contact>, 'privacy_title' | 'privacy_summary' | 'privacy'>
  privacy: ContentPage
  /** Titles of the directory's offices to which a message may go. */
  offices: readonly string[]
}

/** Texts of the contact page without the privacy notice, with the current addresses of its map. */
export const toContact = (
  {
    privacy_title: _title,
    privacy_summary: _summary,
    privacy: _privacy,
    ...record
  }: RecordOf<typeof contact>,
  show: ShowFile,
): Contact['record'] =>
  applyTypographyDeep({ ...record, map_picture: show(record.map_picture), map_avif: avifOf(record, show) })

/** Stored titles, by which the server identifies an office. */
export const toOffices = (records: readonly RecordOf<typeof offices>[]): string[] =>
  records
    .filter(({ directory }) => directory === 'offices')
    .map(({ title }) => title)
    .sort((a, b) => a.localeCompare(b, 'en'))

/** Address of the AVIF version: generated for an upload, or a file next to it in the college's folder. */
const avifOf = ({ map_picture, map_avif }: Contact['record'], show: ShowFile): string | null => {
  if (map_picture.startsWith(filesAddress)) return map_avif && show(map_avif)
  return map_picture.endsWith('.webp') ? map_picture.replace(/webp$/, 'avif') : null
}
