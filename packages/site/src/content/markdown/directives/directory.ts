import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, collectErrors } from '../../content-error.ts'
import { readData, type Data } from '../../data.ts'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { issueToError } from '../../read-yaml.ts'
import {
  createValueError,
  readDirectiveValue,
  type Directive,
  type DirectiveContext,
} from './directive-value.ts'

const text = z.union([z.string(), z.number()]).transform(String)
const office = z.strictObject({
  title: z.string(),
  /** The page that tells of it. */
  page: z.string(),
  /** The data file of that page: its `office` says where and when, its `faculty` who works there. */
  data: z.string(),
})
/** As much of another page's data as the directory repeats. */
const told = z.object({
  office: z.record(z.string(), z.union([text, z.array(text)])).optional(),
  faculty: z.array(z.object({ rank: z.string(), name: z.string() })).optional(),
})

/** Offices with where they are and who works there, out of the data of their own pages, so that nothing is written twice. */
export const directory: Directive = (use) => {
  const offices = readDirectiveValue(use, z.array(office).min(1))
  return `<div class="directory">${collectErrors(offices.map((one, index) => () => renderOffice(one, index, use))).join('')}</div>\n`
}

const renderOffice = (
  { title, page, data }: z.output<typeof office>,
  index: number,
  use: DirectiveContext,
): string => {
  const { office: facts = {}, faculty = [] } = readOfficeData(data, index, use)
  const lines = Object.entries(facts).map(
    ([term, meaning]) =>
      `<div><dt>${use.inline(term)}</dt><dd>${breakable([meaning].flat().map(use.inline).join('<br>'))}</dd></div>`,
  )
  const people = faculty.map(
    ({ rank, name }) => `<li>${use.inline(name)} <span>${escapeHtml(rank)}</span></li>`,
  )
  const roll =
    people.length > 0
      ? `<details><summary>${people.length} ${people.length === 1 ? 'person' : 'people'}</summary><ul role="list">${people.join('')}</ul></details>`
      : ''
  return `<section><h3><a href="${escapeAttribute(page)}">${use.inline(title)}</a></h3><dl>${lines.join('')}</dl>${roll}</section>`
}

/** An address that is too long for its column goes on in the next line after its @. */
const breakable = (html: string): string => html.replace(/(>[^<@]*@)(?=[^<]*<\/a>)/g, '$1<wbr>')

const readOfficeData = (name: string, index: number, use: DirectiveContext): z.output<typeof told> => {
  const file = join(use.directory, 'data', name)
  if (!existsSync(file)) throw createValueError(use, `content/data/${name} is missing.`, [index, 'data'])
  const data: Data = readData(file)
  const result = told.safeParse(data.value)
  if (!result.success)
    throw ContentError.of(result.error.issues.map((issue) => issueToError(issue, data.file, data.lineOf)))
  return result.data
}
