import { directoryShape } from '@kampana/shared/content/directives/directory'
import { text } from '@kampana/shared/content/directives/text'
import { z } from 'zod'
import { ContentError, collectErrors } from '../../content-error.ts'
import { readData, type Data } from '../../yaml/data.ts'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { issueToError } from '../../yaml/read-yaml.ts'
import {
  createValueError,
  readDirectiveValue,
  type Directive,
  type DirectiveContext,
} from './directive-value.ts'

type Office = z.output<typeof directoryShape.schema>[number]
/** The part of an office's data that the directory repeats. */
const officeData = z.object({
  office: z.record(z.string(), z.union([text, z.array(text)])).optional(),
  faculty: z.array(z.object({ rank: z.string(), name: z.string() })).optional(),
})

/** Renders offices with their place and staff, which come from the data of their own pages. */
export const directory: Directive = (use) => {
  const offices = readDirectiveValue(use, directoryShape.schema)
  return `<div class="directory">${collectErrors(offices.map((office, index) => () => renderOffice(office, index, use))).join('')}</div>\n`
}

const renderOffice = ({ title, page, data }: Office, index: number, use: DirectiveContext): string => {
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

/** Lets a long address break after its @. */
const breakable = (html: string): string => html.replace(/(>[^<@]*@)(?=[^<]*<\/a>)/g, '$1<wbr>')

const readOfficeData = (name: string, index: number, use: DirectiveContext): z.output<typeof officeData> => {
  const file = `data/${name}`
  if (!use.files.has(file)) throw createValueError(use, `${file} is missing.`, [index, 'data'])
  const data: Data = readData(use.files, file)
  const result = officeData.safeParse(data.value)
  if (!result.success)
    throw ContentError.of(
      result.error.issues.map((issue) => issueToError(issue, data.value, data.file, data.findLine)),
    )
  return result.data
}
