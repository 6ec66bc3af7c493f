import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { RecordOf } from '@kampana/shared/resource'
import type { contact } from '@kampana/shared/resources/contact'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { ContentPage } from './markdown/read-markdown.ts'
import type { Files } from './files.ts'
import { contactWords } from './records/contact.ts'
import { filesAddress, toPath } from './records/layouts/layout.ts'

/** The contact page's texts and the privacy notice, whose description is shown in the form. */
export interface Contact {
  form: { title: string; text: string; sent: string }
  hours: Readonly<Record<string, string>>
  map: Readonly<Record<'title' | 'text' | 'picture' | 'alt' | 'frame' | 'href' | 'label', string>> & {
    avif?: string
  }
  privacy: ContentPage
}

/** Reads the words of the contact page. Files of the college's folder are named `asset:pictures/…`, as pages name them. */
export const readContact = (files: Files) => {
  const [{ values, samples }] = contactWords.read(files) as [ShownRecord]
  return {
    value: toContact(values as Omit<RecordOf<typeof contact>, 'id'>),
    samples: { file: 'contact.yaml', names: samples },
  }
}

const toContact = (record: Omit<RecordOf<typeof contact>, 'id'>): Omit<Contact, 'privacy'> =>
  applyTypographyDeep({
    form: { title: record.form_title, text: record.form_text, sent: record.form_sent },
    hours: Object.fromEntries(record.hours.map(({ office, when }) => [office, when])),
    map: {
      title: record.map_title,
      text: record.map_text,
      picture: toAsset(record.map_picture),
      ...avifOf(record),
      alt: record.map_alt,
      frame: record.map_frame,
      href: record.map_href,
      label: record.map_label,
    },
  })

/** An uploaded picture is kept as AVIF, too; that of the college's folder may lie beside it there. */
const avifOf = ({ map_picture, map_avif }: Omit<RecordOf<typeof contact>, 'id'>): { avif?: string } => {
  if (!map_picture.startsWith(filesAddress))
    return map_picture.endsWith('.webp') ? { avif: map_picture.replace(/webp$/, 'avif') } : {}
  return map_avif === null ? {} : { avif: toAsset(map_avif) }
}

const toAsset = (address: string): string =>
  toPath(address) === address ? address : `asset:${toPath(address)}`
