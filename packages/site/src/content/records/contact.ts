import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { contact } from '@kampana/shared/resources/contact'
import { collectErrors } from '../content-error.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { oneRecord } from './layouts/one-record.ts'
import { pairs } from './layouts/pairs.ts'
import { readText, writeText, type TextLayout } from './layouts/record-text.ts'

/** Where the privacy notice travels. */
export const noticeFile = 'privacy-notice.md'

const { privacy_title, privacy_summary, privacy, ...others } = contact.fields

/** The words of the contact page but for the privacy notice, which is a text. */
export const contactWords = oneRecord({
  resource: { ...contact, fields: others },
  file: 'contact.yaml',
  groups: ['form', 'map'],
  forms: { hours: pairs('office', 'when') },
})

/** The notice's fields by the names that its file has for them. */
const names = { title: 'privacy_title', description: 'privacy_summary', privacy: 'privacy' }
const notice: TextLayout = {
  resource: {
    ...contact,
    fields: { title: privacy_title, description: privacy_summary, privacy },
  },
  body: 'privacy',
}

/** The contact page's words, and the privacy notice that it shows. */
export const contactFile: RecordFiles = {
  resource: contact,
  files: (files) => contactWords.files(files).concat(files.has(noticeFile) ? [noticeFile] : []),
  read: (files) => {
    const [[words], text] = collectErrors([
      () => contactWords.read(files),
      () => readText(notice, files, noticeFile),
    ])
    return words
      ? [
          merge(
            words,
            rename(text, (name) => names[name as keyof typeof names]),
          ),
        ]
      : []
  },
  write: ([record], form = 'markdown') => {
    if (!record) return {}
    const fileNames = new Map(Object.entries(names).map(([name, field]) => [field, name]))
    const text = rename(record, (field) => fileNames.get(field))
    return { ...contactWords.write([record]), [noticeFile]: writeText(notice, text, form) }
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
