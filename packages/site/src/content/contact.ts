import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { RecordOf } from '@kampana/shared/resource'
import type { contact } from '@kampana/shared/resources/contact'
import type { ShowFile } from './folder/assets.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { ContentPage } from './pages/content-page.ts'
import { filesAddress } from './records/layouts/layout.ts'

/** The contact page's texts and the privacy notice, whose description is shown in the form. */
export interface Contact {
  form: { title: string; text: string; sent: string }
  hours: Readonly<Record<string, string>>
  /** Which accounts are the college's own. */
  accountsNote?: string
  map: Readonly<Record<'title' | 'text' | 'picture' | 'alt' | 'frame' | 'href' | 'label', string>> & {
    avif?: string
  }
  privacy: ContentPage
  /** The offices of the directory by their titles, to which a message may go. */
  offices: readonly string[]
}

type Values = Omit<RecordOf<typeof contact>, 'id'>

/** The words of the contact page. */
export const toContact = ({ values }: ShownRecord, show: ShowFile): Omit<Contact, 'privacy' | 'offices'> => {
  const record = values as Values
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

/** The titles as they are kept, by which the server knows an office. */
export const toOffices = (offices: readonly ShownRecord[]): string[] =>
  offices
    .filter(({ values }) => values['directory'] === 'offices')
    .map(({ values }) => String(values['title']))
    .sort((a, b) => a.localeCompare(b, 'en'))

/** An uploaded picture is kept as AVIF, too; that of the college's folder may lie beside it there. */
const avifOf = ({ map_picture, map_avif }: Values, show: ShowFile): { avif?: string } => {
  if (!map_picture.startsWith(filesAddress))
    return map_picture.endsWith('.webp') ? { avif: map_picture.replace(/webp$/, 'avif') } : {}
  return map_avif === null ? {} : { avif: show(map_avif) }
}
