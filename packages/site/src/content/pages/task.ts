import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { offices } from '@kampana/shared/resources/offices'
import { groupMembers, renderRecords } from '../../records/in-body/render-records.ts'
import { h } from '@kampana/engine-site/body/html'
import type { BodyContext } from '../body/render-record.ts'
import { headingAnchor } from '@kampana/engine-site/body/heading-anchor'
import { linkPhoneNumbers } from '../markdown/link-phone-numbers.ts'
import { applyTypography } from '../markdown/typography.ts'
import type { PageValues } from '../site-map.ts'
import { hoursInFilipino } from './filipino.ts'
import { pageLabels, type PageLanguage, type PageLabels } from './page-labels.ts'

/** Top of a task's page below title and answer, and the next page. */
export interface Task {
  button?: { label: string; href: string }
  /** HTML of the office's hours and telephone. */
  hours?: string
  next?: { title: string; path: string }
}

/** Top and bottom of a task's page, from the office's record. */
export const toTask = (page: PageValues, context: BodyContext, language: PageLanguage): Task => {
  const { action_href: href, next } = page
  const action = language === 'fil' ? (page.fil_action ?? page.action) : page.action
  const office = findOffice(context, 'title', page.office)
  const { filipino, paths } = context
  const title = next ? (language === 'fil' && filipino.get(next)) || paths.get(next) : undefined
  return {
    ...(action && href && { button: { label: applyTypography(action), href } }),
    ...(office && { hours: officeFacts(office, context, pageLabels[language], ['hours', 'telephone']) }),
    ...(next && title !== undefined && { next: { title: applyTypography(title), path: next } }),
  }
}

/** Last section of a task's text: the office to ask, with all its contacts. */
export const askSection = (page: PageValues, context: BodyContext, texts: PageLabels): string => {
  const office = findOffice(context, 'title', page.office)
  const heading = h('h2', { id: headingAnchor(texts.ask) }, texts.ask)
  return office ? heading + officeFacts(office, context, texts) : ''
}

export const findOffice = (
  { records }: BodyContext,
  by: 'title' | 'page',
  value: string | null,
): ShownRecord['values'] | undefined =>
  value === null ? undefined : records['offices']?.find(({ values }) => values[by] === value)?.values

/** An office's record as facts: with its head, or only the fields in `columns`. */
export const officeFacts = (
  office: ShownRecord['values'],
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
        members: columns ? new Map() : groupMembers(offices, valuesOf(context, 'people')),
        titleOf: (address) => context.paths.get(address),
      }),
      context.college.calling_code,
    ),
  )

const withFilipinoHours = (office: ShownRecord['values']): ShownRecord['values'] => ({
  ...office,
  ...(office['hours'] != null && { hours: hoursInFilipino(String(office['hours'])) }),
})

export const valuesOf = ({ records }: BodyContext, resource: string): ShownRecord['values'][] =>
  (records[resource] ?? []).map(({ values }) => values)
