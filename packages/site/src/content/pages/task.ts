import type { Related } from '@kampana/engine-declare/kinds/index'
import type { RecordOf } from '@kampana/engine-declare/resource'
import { people } from '@kampana/shared/resources/people'
import { offices } from '@kampana/shared/resources/offices'
import { groupMembers, renderRecords } from '../../records/in-body/render-records.ts'
import { h } from '@kampana/engine-site/body/html'
import type { BodyContext } from '../body/render-record.ts'
import { headingAnchor } from '@kampana/engine-site/body/heading-anchor'
import { linkPhoneNumbers } from '../markdown/link-phone-numbers.ts'
import { applyTypography } from '../markdown/typography.ts'
import { recordsOf } from '../records-of.ts'
import type { PageRecord } from '../site-map.ts'
import { hoursInFilipino } from './filipino.ts'
import { pageLabels, type PageLanguage, type PageLabels } from './page-labels.ts'

export type Office = RecordOf<typeof offices>

/** Top of a task's page below title and answer, and the next page. */
export interface Task {
  button?: { label: string; href: string }
  /** HTML of the office's hours and telephone. */
  hours?: string
  next?: { title: string; path: string }
}

/** Top and bottom of a task's page, from the office's record. */
export const toTask = (page: PageRecord, context: BodyContext, language: PageLanguage): Task => {
  const { action_href: href, next } = page
  const action = language === 'fil' ? (page.fil_action ?? page.action) : page.action
  const office = findOffice(context, page.office)
  const { filipino, paths } = context
  const title = next ? (language === 'fil' && filipino.get(next)) || paths.get(next) : undefined
  return {
    ...(action && href && { button: { label: applyTypography(action), href } }),
    ...(office && { hours: officeFacts(office, context, pageLabels[language], ['hours', 'telephone']) }),
    ...(next && title !== undefined && { next: { title: applyTypography(title), path: next } }),
  }
}

/** Last section of a task's text: the office to ask, with all its contacts. */
export const askSection = (page: PageRecord, context: BodyContext, texts: PageLabels): string => {
  const office = findOffice(context, page.office)
  const heading = h('h2', { id: headingAnchor(texts.ask) }, texts.ask)
  return office ? heading + officeFacts(office, context, texts) : ''
}

const findOffice = (context: BodyContext, named: Related | null): Office | undefined =>
  recordsOf(context.records, offices).find(({ id }) => id === named?.id)

/** An office's record as facts: with its head, or only the fields in `columns`. */
export const officeFacts = (
  office: Office,
  context: BodyContext,
  texts: PageLabels,
  columns: readonly string[] | null = null,
): string =>
  applyTypography(
    linkPhoneNumbers(
      renderRecords({
        resource: { ...offices, inBodies: { ...offices.inBodies, labels: texts.labels } },
        records: [texts === pageLabels.fil ? withFilipinoHours(office) : office],
        view: 'facts',
        columns,
        members: columns ? new Map() : groupMembers(offices, recordsOf(context.records, people)),
        titleOf: (address) => context.paths.get(address),
      }),
      context.college.calling_code,
    ),
  )

const withFilipinoHours = (office: Office): Office => ({
  ...office,
  hours: office.hours && hoursInFilipino(office.hours),
})
