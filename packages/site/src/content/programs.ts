import type { RecordOf } from '@kampana/engine-declare/resource'
import type { programs } from '@kampana/shared/resources/programs'
import { pick } from '@kampana/engine-declare/pick'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { levelNames } from './college.ts'
import { linkNames } from './body/link-names.ts'
import { renderLater, renderPageBody, type BodyContext } from './body/render-record.ts'
import { usedBy } from './body/used-by.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { Made } from './pages.ts'
import { listFields, programFields, type Program } from './program.ts'
import { createMemory } from './remember.ts'

type Values = RecordOf<typeof programs>

/** Programs, sorted by level. */
export const toPrograms = (
  records: readonly RecordOf<typeof programs>[],
  context: BodyContext,
): Made<Program>[] => {
  const levels = levelNames(context.college)
  const rank = ({ page }: Made<Program>): number => levels.indexOf(page.record.level)
  return records
    .map((record) => toProgram(record, context))
    .sort((a, b) => rank(a) - rank(b) || a.page.record.title.localeCompare(b.page.record.title))
}

const memory = createMemory<Made<Program>>()

const toProgram = (record: RecordOf<typeof programs>, context: BodyContext): Made<Program> =>
  memory(record, usedBy(record.body, context), () => {
    const { body, address } = record
    const rendered = renderLater(body, context, (...given) =>
      linkNames(renderPageBody(...given), context.names, address),
    )
    const values = applyTypographyDeep({ ...record, body: null })
    const page = {
      record: pick(values, [...listFields, ...programFields]),
      licensure: describeLicensure(values),
      accreditation: describeAccreditation(values),
      careers: values.careers.map(({ career }) => linkNames(escapeHtmlText(career), context.names, address)),
      get html() {
        return rendered().html
      },
    }
    return { page, assets: () => rendered().assets }
  })

/** Results of the latest year: 'Nurse Licensure Examination: 97% of first takers passed in 2026, 74% in the whole country'. */
const describeLicensure = ({ licensure, board_results: results }: Values): string | null => {
  const last = results?.toSorted((a, b) => a.year - b.year).at(-1)
  if (!last) return licensure
  const passed = `${last.passed}% of first-time takers passed in ${last.year}`
  const country = last.country == null ? '' : `; national passing rate ${last.country}%`
  return `${licensure === null ? '' : `${licensure}: `}${passed}${country}`
}

/** 'Level III, valid until May 2029'. */
const describeAccreditation = ({ accreditation, accredited_until: until }: Values): string | null =>
  [accreditation, until && `valid until ${until}`].filter(Boolean).join(', ') || null
