import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import type { FileMeasures } from '@kampana/engine-declare/media/file'
import type { monographs } from '@kampana/shared/resources/monographs'
import { createShowFile } from './folder/assets.ts'
import { linkNames } from './body/link-names.ts'
import { renderLater, renderRecordBody, type BodyContext } from './body/render-record.ts'
import { usedBy } from './body/used-by.ts'
import { htmlToText } from './markdown/html-to-text.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { Monograph, MonographText } from './monograph.ts'
import type { Made } from './pages.ts'
import { toPath } from './records/layouts/layout.ts'
import type { ShownOf } from './records-of.ts'
import { createMemory } from './remember.ts'

type MonographRecord = ShownOf<typeof monographs>

/** Monographs, in the order of lists. */
export const toMonographs = (
  records: readonly MonographRecord[],
  context: BodyContext,
): Made<MonographText>[] => records.toSorted(byPosition).map((record) => toText(record, context))

/** Sorts records by their position in an order by hand. */
export const byPosition = (a: ShownRecord, b: ShownRecord): number =>
  String(a.values[sortPosition]) < String(b.values[sortPosition]) ? -1 : 1

const memory = createMemory<Made<MonographText>>()

const toText = (record: MonographRecord, context: BodyContext): Made<MonographText> => {
  const values = record.values
  return memory(record, usedBy(values.body, context), () => {
    const { show, shown } = createShowFile(context.files)
    const rendered = renderLater(values.body, context, (...given) =>
      linkNames(renderRecordBody(...given), context.names, values.address),
    )
    const page = {
      ...applyTypographyDeep({ ...toMonograph(record, context), file: show(values.file ?? '') }),
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

const listHeadings = (html: string): MonographText['contents'] =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: htmlToText(title),
  }))

/** A monograph is published only if it has all of these (`requiredWith`). */
const toMonograph = (record: MonographRecord, { files }: BodyContext): Omit<Monograph, 'file'> => {
  const values = record.values
  const { address, category, title, description, authors, year, file } = values
  const path = toPath(file ?? '')
  return {
    category: category ?? '',
    title,
    description: description ?? '',
    link: address.slice(address.lastIndexOf('/') + 1),
    authors: authors ?? '',
    year: year ?? 0,
    ...(path !== file && files.has(path)
      ? inKilobytes({ bytes: files.size(path), pages: files.pages(path) })
      : inKilobytes(record.measures?.[file ?? ''])),
  }
}

const inKilobytes = ({ bytes, pages }: FileMeasures = {}): Pick<Monograph, 'size' | 'pages'> => ({
  ...(bytes !== undefined && { size: Math.round(bytes / 1000) }),
  ...(pages !== undefined && { pages }),
})
