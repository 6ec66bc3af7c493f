import type { FileMeasures } from '@kampana/engine-declare/media/file'
import type { CardView } from '@kampana/engine-declare/named-fields'
import type { RecordsView } from '@kampana/engine-declare/rich-text/records-rules'
import { isSafeLink, isSafePictureUrl } from '@kampana/engine-declare/text/safe-url'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import {
  defaultColumns,
  type ListedRecord,
  type ListedResource,
} from '@kampana/engine-declare/records-in-bodies'
import { h } from '@kampana/engine-site/body/html'
import { renderRoll, type RollCell } from '@kampana/engine-site/body/roll-table'
import { renderCard } from './card.ts'
import { renderPortrait } from './render-portrait.ts'
import { briefHtml, nameOf } from '../brief-html.ts'

/** A list of records in a body, with its options. */
export interface RecordsInBody {
  resource: ListedResource
  records: readonly ListedRecord[]
  view: RecordsView
  /** Fields of each record, if the body selects any. */
  columns: readonly string[] | null
  /** Members of the records, if the declaration has any (`inBodies.members`), by the records' titles. */
  members: ReadonlyMap<string, readonly Member[]>
  /** Title of a page of the site. */
  titleOf: (address: string) => string | undefined
  /** Size and number of pages of a file, if known. */
  measure?: (address: string) => FileMeasures
}

/** HTML of a list of records in a body, for the folder's pages and for bodies of records. */
export const renderRecords = (list: RecordsInBody): string =>
  list.records.length > 0 ? views[list.view](list) : ''

const views: Readonly<Record<RecordsView, (list: RecordsInBody) => string>> = {
  table: (list) => {
    const { resource, records, columns } = list
    const shown = (columns ?? defaultColumns(resource)).filter((name) => resource.fields[name])
    const titles = shown.map((name) => labelOf(resource, name))
    // The title, or the first column if the title isn't shown, links to the record's page.
    const linked = shown.includes(resource.title) ? resource.title : shown[0]
    const portrait = portraitsOf(list)
    const cell = (record: ListedRecord, name: string): RollCell => {
      const value = fieldHtml(list, record, name)
      const html = name === linked ? linkTitle(list, record, value) : value
      return { text: html, html: name === resource.title ? portrait(record) + html : html }
    }
    return renderRoll(
      titles.map((title) => ({ text: title, html: escapeHtmlText(title) })),
      records.map((record) => shown.map((name) => cell(record, name))),
    )
  },
  facts: (list) =>
    list.records.map((record) => `<dl class="facts">${renderFacts(list, record)}</dl>\n`).join(''),
  cards: (list) => {
    const { card } = list.resource.inBodies ?? {}
    if (card) return renderCards(list, card)
    const items = list.records.map((record) => {
      const facts = renderFacts(list, record)
      return `<li><h3>${titleHtml(list, record)}</h3>${facts && `<dl class="facts">${facts}</dl>`}</li>`
    })
    return `<ul class="records" role="list">${items.join('')}</ul>\n`
  },
  directory: (list) => {
    const sections = list.records.map(
      (record) =>
        `<section><h3>${titleHtml(list, record)}</h3><dl>${breakable(factsOf(list, record).map(termAndMeaning).join(''))}</dl>${renderMembers(list, record)}</section>`,
    )
    return `<div class="directory">${sections.join('')}</div>\n`
  },
}

/** Renders a record's portrait, if at least half of the list's records have one. */
const portraitsOf = ({ resource, records }: RecordsInBody): ((record: ListedRecord) => string) => {
  const { picture = '', alt = '' } = resource.inBodies?.portrait ?? {}
  const sourceOf = (record: ListedRecord): string => {
    const src = record[picture]
    return typeof src === 'string' && isSafePictureUrl(src) ? src : ''
  }
  const having = records.filter((record) => sourceOf(record) !== '').length
  if (having * 2 < records.length) return () => ''
  return (record) => sourceOf(record) && renderPortrait(sourceOf(record), String(record[alt] ?? ''))
}

const renderCards = (list: RecordsInBody, card: CardView): string => {
  const items = list.records.map((record) =>
    renderCard(card, {
      words: (name) => fieldHtml(list, record, name),
      text: (name) => String(record[name] ?? ''),
      title: escapeHtmlText(nameOf(record[list.resource.title])),
      link: (text) => linkTitle(list, record, text),
      measure: list.measure,
    }),
  )
  return h('ul', { className: `records ${list.resource.name}`, role: 'list' }, ...items)
}

/** Label of a column: the declaration's own for bodies, or the field's label. */
const labelOf = ({ inBodies, fields }: ListedResource, name: string): string =>
  inBodies?.labels?.[name] ?? fields[name]?.label ?? name

const fieldHtml = ({ resource, titleOf }: RecordsInBody, record: ListedRecord, name: string): string => {
  const field = resource.fields[name]
  return field ? briefHtml(field, record[name], titleOf) : ''
}

/** Title, linked to the record's own page or to the page that it names. */
const titleHtml = (list: RecordsInBody, record: ListedRecord): string =>
  linkTitle(list, record, escapeHtmlText(nameOf(record[list.resource.title])))

const linkTitle = ({ resource }: RecordsInBody, record: ListedRecord, text: string): string => {
  const { inBodies, page, fields } = resource
  const own = page && record['id'] !== undefined ? `${page.path}/${String(record['id'])}` : undefined
  const link = inBodies?.link ?? Object.keys(fields).find((name) => fields[name]?.kind === 'address')
  const address = link === undefined ? own : record[link]
  return typeof address === 'string' && isSafeLink(address) ? h('a', { href: address }, text) : text
}

const renderFacts = (list: RecordsInBody, record: ListedRecord): string =>
  factsOf(list, record)
    .map((fact) => `<div>${termAndMeaning(fact)}</div>`)
    .join('')

type Fact = readonly [term: string, meaning: string]
const termAndMeaning = ([term, meaning]: Fact): string =>
  `<dt>${escapeHtmlText(term)}</dt><dd>${meaning}</dd>`

/** The head, then the fields that have a value, with their labels. */
const factsOf = (list: RecordsInBody, record: ListedRecord): Fact[] => {
  const { resource, columns } = list
  const names = columns ?? resource.inBodies?.facts ?? defaultColumns(resource)
  const heads = findMembers(list, record).filter(({ isHead }) => isHead)
  const lines = [
    ...heads.map(({ term, name }) => [term, escapeHtmlText(name)] as const),
    ...names
      .filter((name) => name !== resource.title)
      .map((name) => [labelOf(resource, name), fieldHtml(list, record, name)] as const),
  ]
  return lines.filter(([term, meaning]) => term !== '' && meaning !== '')
}

/** Members other than the head, grouped by role. */
const renderMembers = (list: RecordsInBody, record: ListedRecord): string => {
  const all = findMembers(list, record)
  const members = all.filter(({ isHead }) => !isHead)
  if (members.length === 0) return ''
  const terms = Map.groupBy(members, ({ term }) => term)
  const items = Array.from(terms, ([term, people]) => {
    const names = people.map(({ name }) => `<dd>${escapeHtmlText(name)}</dd>`)
    return `<dt>${escapeHtmlText(term)}</dt>${names.join('')}`
  })
  const more = members.length < all.length ? 'more ' : ''
  const people = members.length === 1 ? 'person' : 'people'
  return `<details><summary>${members.length} ${more}${people}</summary><dl>${items.join('')}</dl></details>`
}

interface Member {
  name: string
  term: string
  isHead: boolean
}

const findMembers = ({ resource, members }: RecordsInBody, record: ListedRecord): readonly Member[] =>
  members.get(nameOf(record[resource.title])) ?? []

/** Groups members by the titles of their records. */
export const groupMembers = (
  { inBodies }: Pick<ListedResource, 'inBodies'>,
  records: readonly ListedRecord[],
): RecordsInBody['members'] => {
  const groups = new Map<string, Member[]>()
  const declared = inBodies?.members
  for (const record of declared ? records : []) {
    const { by = '', head = '', name = '', term = '' } = declared ?? {}
    if (record[by] == null) continue
    const group = groups.get(nameOf(record[by])) ?? []
    group.push({
      name: nameOf(record[name]),
      term: String(record[term] ?? ''),
      isHead: Number(record[head]) === 1,
    })
    groups.set(nameOf(record[by]), group)
  }
  return groups
}

/** Allows a line break after the @ of a long e-mail address. */
const breakable = (html: string): string => html.replace(/(>[^<@]*@)(?=[^<]*<\/a>)/g, '$1<wbr>')
