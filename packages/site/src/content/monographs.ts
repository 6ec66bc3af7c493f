import type { RecordOf } from '@kampana/engine-declare/resource'
import type { FileMeasures } from '@kampana/engine-declare/media/file'
import { pick } from '@kampana/engine-declare/pick'
import type { monographs } from '@kampana/shared/resources/monographs'
import { createShowFile } from './folder/assets.ts'
import { linkNames } from './body/link-names.ts'
import { renderLater, renderRecordBody, type BodyContext } from './body/render-record.ts'
import { usedBy } from './body/used-by.ts'
import { htmlToText } from './markdown/html-to-text.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import { monographFields, type Monograph } from './monograph.ts'
import type { Made } from './pages.ts'
import { toPath } from './records/folder-address.ts'
import { createMemory } from './remember.ts'

type MonographRecord = RecordOf<typeof monographs>

/** Monographs, in the order of lists. */
export const toMonographs = (records: readonly MonographRecord[], context: BodyContext): Made<Monograph>[] =>
  records.map((record) => toMonograph(record, context))

const memory = createMemory<Made<Monograph>>()

const toMonograph = (values: MonographRecord, context: BodyContext): Made<Monograph> => {
  return memory(values, [...usedBy(values.body, context), context.measures], () => {
    const { show, shown } = createShowFile(context.files)
    const rendered = renderLater(values.body, context, (...given) =>
      linkNames(renderRecordBody(...given), context.names, values.address),
    )
    const { bytes, pages = null } = measuresOf(values, context)
    const page = {
      record: applyTypographyDeep({ ...pick(values, monographFields), file: show(values.file ?? '') }),
      size: bytes === undefined ? null : Math.round(bytes / 1000),
      pages,
      get html() {
        return rendered().html
      },
      get contents() {
        return listHeadings(rendered().html)
      },
    }
    return { page, assets: () => ({ ...shown, ...rendered().assets }) }
  })
}

const listHeadings = (html: string): Monograph['contents'] =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: htmlToText(title),
  }))

/** Measures of the PDF, which is in the folder or an upload. */
const measuresOf = ({ file }: MonographRecord, { files, measures }: BodyContext): FileMeasures => {
  const address = file ?? ''
  const path = toPath(address)
  return path !== address && files.has(path)
    ? { bytes: files.size(path), pages: files.pages(path) }
    : (measures[address] ?? {})
}
