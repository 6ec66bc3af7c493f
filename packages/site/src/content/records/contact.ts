import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { contact } from '@kampana/shared/resources/contact'
import { collectErrors } from '../content-error.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { oneRecord } from './layouts/one-record.ts'
import { originOf, withOrigin } from './layouts/origins.ts'
import { contactShape } from './layouts/shapes.ts'
import { readText, writeText, type TextLayout } from './layouts/record-text.ts'

/** File of the privacy notice. */
const noticeFile = 'privacy-notice.md'

const { privacy_title, privacy_summary, privacy } = contact.fields
const contactWords = oneRecord({ ...contactShape, file: 'contact.yaml' })

/** Fields of the notice by their names in its file. */
const names = { title: 'privacy_title', description: 'privacy_summary', privacy: 'privacy' }
const notice: TextLayout = {
  resource: {
    ...contact,
    fields: { title: privacy_title, description: privacy_summary, privacy },
  },
  body: 'privacy',
}

/** Texts of the contact page and its privacy notice. */
export const contactFile: RecordFiles = {
  resource: contact,
  files: (files) => contactWords.files(files).concat(files.has(noticeFile) ? [noticeFile] : []),
  read: (files) => {
    const [[words], text] = collectErrors([
      () => contactWords.read(files),
      () => readText(notice, files, noticeFile),
    ])
    if (!words) return []
    const named = rename(text, (name) => names[name as keyof typeof names])
    return [withOrigin(merge(words, named), originOf(text))]
  },
  write: ([record]) => {
    if (!record) return {}
    const fileNames = new Map(Object.entries(names).map(([name, field]) => [field, name]))
    const text = rename(record, (field) => fileNames.get(field))
    return { ...contactWords.write([record]), [noticeFile]: writeText(notice, text) }
  },
}

const rename = ({ values, samples }: ShownRecord, to: (name: string) => string | undefined): ShownRecord => ({
  values: Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const other = to(name)
      return other === undefined ? [] : [[other, value]]
    }),
  ),
  samples: samples.flatMap((name) => to(name) ?? []),
})

const merge = (a: ShownRecord, b: ShownRecord): ShownRecord => ({
  values: { ...a.values, ...b.values },
  samples: [...a.samples, ...b.samples],
})
