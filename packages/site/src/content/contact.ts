import type { contact } from '@kampana/shared/resources/contact'
import type { offices } from '@kampana/shared/resources/offices'
import type { ShowFile } from './folder/assets.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { ContentPage } from './pages/content-page.ts'
import type { ShownOf, ValuesOf } from './records-of.ts'
import { filesAddress } from './records/layouts/layout.ts'

/** Texts of the contact page and the privacy notice, whose description appears in the form. */
export interface Contact {
  form: { title: string; text: string; sent: string }
  hours: Readonly<Record<string, string>>
  /** Note that lists the college's own accounts. */
  accountsNote?: string
  map: Readonly<Record<'title' | 'text' | 'picture' | 'alt' | 'frame' | 'href' | 'label', string>> & {
    avif?: string
  }
  privacy: ContentPage
  /** Titles of the directory's offices to which a message may go. */
  offices: readonly string[]
}

type Values = ValuesOf<typeof contact>

/** Texts of the contact page. */
export const toContact = (
  { values: record }: { values: Values },
  show: ShowFile,
): Omit<Contact, 'privacy' | 'offices'> => {
  return applyTypographyDeep({
    form: { title: record.form_title, text: record.form_text, sent: record.form_sent },
    hours: Object.fromEntries(record.hours.map(({ office, when }) => [office, when])),
    ...(record.accounts_note != null && { accountsNote: record.accounts_note }),
    map: {
      title: record.map_title,
      text: record.map_text,
      picture: show(record.map_picture),
      ...avifOf(record, show),
      alt: record.map_alt,
      frame: record.map_frame,
      href: record.map_href,
      label: record.map_label,
    },
  })
}

/** Stored titles, by which the server identifies an office. */
export const toOffices = (records: readonly ShownOf<typeof offices>[]): string[] =>
  records
    .filter(({ values }) => values.directory === 'offices')
    .map(({ values }) => values.title)
    .sort((a, b) => a.localeCompare(b, 'en'))

/** Address of the AVIF version: generated for an upload, or a file next to it in the college's folder. */
const avifOf = ({ map_picture, map_avif }: Values, show: ShowFile): { avif?: string } => {
  if (!map_picture.startsWith(filesAddress))
    return map_picture.endsWith('.webp') ? { avif: map_picture.replace(/webp$/, 'avif') } : {}
  return map_avif === null ? {} : { avif: show(map_avif) }
}
