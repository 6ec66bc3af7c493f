import type { RecordOf } from '@kampana/engine-declare/resource'
import { offices } from '@kampana/shared/resources/offices'
import { people } from '@kampana/shared/resources/people'
import { programs } from '@kampana/shared/resources/programs'
import { isSafePictureUrl } from '@kampana/engine-declare/text/safe-url'
import { h } from '@kampana/engine-site/body/html'
import { renderRoll, type RollCell } from '@kampana/engine-site/body/roll-table'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import type { BodyContext } from '../body/render-record.ts'
import { renderPortrait } from '../../records/in-body/render-portrait.ts'
import { headingAnchor } from '@kampana/engine-site/body/heading-anchor'
import { applyTypography } from '../markdown/typography.ts'
import { recordsOf } from '../records-of.ts'
import { officeFacts, type Office } from './task.ts'
import type { PageLabels } from './page-labels.ts'

type Program = RecordOf<typeof programs>
type Head = RecordOf<typeof people>

/**
 * Text of a school's page. It has the school's head before the scene. Programs, results and the head's details follow the
 * opening.
 */
export const withSchool = (
  html: string,
  address: string,
  context: BodyContext,
  texts: PageLabels,
): string => {
  const taught = recordsOf(context.records, programs)
    .filter(({ school }) => school === address)
    .toSorted((a, b) => a.short.localeCompare(b.short))
  const end = html.indexOf('<h2')
  const opening = end === -1 ? html : html.slice(0, end)
  const scene = opening.indexOf('<figure')
  const before = scene === -1 ? opening : opening.slice(0, scene)
  const office = recordsOf(context.records, offices).find(({ page }) => page === address)
  const head = recordsOf(context.records, people).find(
    ({ office: own, heads }) => office && own?.id === office.id && heads === 1,
  )
  const parts = [
    section(texts.programs, programCards(taught, texts)),
    section(texts.results, resultTable(taught)),
    office ? headOf(office, head, context, texts) : '',
  ]
  return [
    before,
    applyTypography(head ? headLine(head, texts) : ''),
    opening.slice(before.length),
    applyTypography(parts.join('')),
    html.slice(opening.length),
  ].join('')
}

/** `Dean: Dr. Corazon M. Ibarreta, RN`, with a link to the dean's section of the page. */
const headLine = (head: Head, texts: PageLabels): string => {
  const rank = rankOf(head, texts)
  const link = h('a', { href: `#${headingAnchor(rank)}` }, escapeHtmlText(head.name))
  return h('p', null, `${escapeHtmlText(rank)}: ${link}`)
}

const rankOf = (head: Head, texts: PageLabels): string => head.rank ?? texts.office

const section = (heading: string, html: string): string =>
  html && h('h2', { id: headingAnchor(heading) }, escapeHtmlText(heading)) + html

const programCards = (taught: readonly Program[], { apply }: PageLabels): string => {
  const cards = taught.map(({ short, address, length, fees, apply: page }) => {
    const name = escapeHtmlText(short)
    return h(
      'li',
      null,
      h('h3', null, h('a', { href: address }, name)),
      h('p', null, escapeHtmlText(length)),
      h('p', null, escapeHtmlText(fees)),
      h('p', null, h('a', { href: page }, apply, h('span', { className: 'unseen' }, `: ${name}`))),
    )
  })
  return cards.length > 0 ? h('ul', { className: 'programs', role: 'list' }, ...cards) : ''
}

const shownYears = 3

/** Latest results of each program with the national rates. */
const resultTable = (taught: readonly Program[]): string => {
  const rows = taught.flatMap(({ short, licensure, board_results: results }) =>
    (results ?? [])
      .toSorted((a, b) => b.year - a.year)
      .slice(0, shownYears)
      .map(({ year, passed, country }) =>
        [licensure ?? short, String(year), percent(passed), percent(country)].map(cell),
      ),
  )
  const columns = ['Examination', 'Year', 'Our passing rate', 'National passing rate'].map(cell)
  return rows.length > 0 ? renderRoll(columns, rows) : ''
}

const cell = (texts: string): RollCell => ({ text: texts, html: escapeHtmlText(texts) })
const percent = (value: number | null): string => (value === null ? '' : `${value}%`)

/** Head of the school with rank, location and contacts of the office. */
const headOf = (office: Office, head: Head | undefined, context: BodyContext, texts: PageLabels): string => {
  const facts = officeFacts(office, context, texts, ['place', 'hours', 'telephone', 'mail'])
  if (!head) return section(texts.office, facts)
  const name = head.name
  const degree = head.degree ? `, ${escapeHtmlText(head.degree)}` : ''
  const who = h(
    'p',
    { className: 'head' },
    portraitOf(head) ??
      h('span', { className: 'initials', 'aria-hidden': 'true' }, escapeHtmlText(initials(name))),
    h('span', null, h('strong', null, escapeHtmlText(name)), degree),
  )
  return section(rankOf(head, texts), who + facts)
}

const portraitOf = ({ portrait, portrait_alt: alt }: Head): string | undefined =>
  portrait !== null && isSafePictureUrl(portrait) ? renderPortrait(portrait, alt ?? '') : undefined

/** Initials of first and last name, without titles: CI for `Dr. Corazon M. Ibarreta, RN`. */
export const initials = (name: string): string => {
  const names = (name.split(',')[0] ?? '')
    .split(' ')
    .filter((word) => !/\.$|^(?:Sister|Brother|Father)$/.test(word))
  return [...new Set([names[0], names.at(-1)])].map((word) => word?.[0] ?? '').join('')
}
