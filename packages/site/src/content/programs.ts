import type { programs } from '@kampana/shared/resources/programs'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { levelNames } from './college.ts'
import { linkNames } from './body/link-names.ts'
import { renderLater, renderPageBody, type BodyContext } from './body/render-record.ts'
import { usedBy } from './body/used-by.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { Made } from './pages.ts'
import { programsPath, type Program } from './program.ts'
import type { ShownOf, ValuesOf } from './records-of.ts'
import { createMemory } from './remember.ts'

type Values = ValuesOf<typeof programs>
type ProgramRecord = ShownOf<typeof programs>

/** Programs, sorted by level. */
export const toPrograms = (records: readonly ProgramRecord[], context: BodyContext): Made<Program>[] => {
  const levels = levelNames(context.college)
  const rank = ({ page: { level } }: Made<Program>): number => levels.indexOf(level)
  return records
    .map((record) => toProgram(record, context))
    .sort((a, b) => rank(a) - rank(b) || a.page.title.localeCompare(b.page.title))
}

const memory = createMemory<Made<Program>>()

const toProgram = (record: ProgramRecord, context: BodyContext): Made<Program> => {
  const { values } = record
  return memory(record, usedBy(values.body, context), () => {
    const rendered = renderLater(values.body, context, (...given) =>
      linkNames(renderPageBody(...given), context.names, values.address),
    )
    const facts = applyTypographyDeep(toFacts(values))
    const slug = values.address.slice(programsPath.length + 1)
    const page = {
      ...facts,
      careers: facts.careers.map((career) =>
        linkNames(escapeHtmlText(career), context.names, values.address),
      ),
      slug,
      get html() {
        return rendered().html
      },
    }
    return { page, assets: () => rendered().assets }
  })
}

/** Facts on a program's page, without its text. */
const toFacts = (values: Values): Omit<Program, 'slug' | 'html'> => {
  const { title, short, level, school, length, description, who, fees, apply } = values
  return {
    title,
    short,
    level,
    school,
    length,
    description,
    who,
    fees,
    apply,
    licensure: describeLicensure(values),
    recognition: values.recognition ?? undefined,
    accreditation: describeAccreditation(values),
    charges: values.charges ?? [],
    careers: values.careers.map(({ career }) => career),
    curriculum: values.curriculum,
  }
}

/** Results of the latest year: 'Nurse Licensure Examination: 97% of first takers passed in 2026, 74% in the whole country'. */
const describeLicensure = ({ licensure, board_results: results }: Values): string | undefined => {
  const last = results?.toSorted((a, b) => a.year - b.year).at(-1)
  if (!last) return licensure ?? undefined
  const passed = `${last.passed}% of first-time takers passed in ${last.year}`
  const country = last.country == null ? '' : `; national passing rate ${last.country}%`
  return `${licensure === null ? '' : `${licensure}: `}${passed}${country}`
}

/** 'Level III, valid until May 2029'. */
const describeAccreditation = ({ accreditation, accredited_until: until }: Values): string | undefined =>
  [accreditation, until && `valid until ${until}`].filter(Boolean).join(', ') || undefined
