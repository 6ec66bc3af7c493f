import { ContentError, collectErrors } from '../content-error.ts'
import type { Data } from '../data.ts'
import { checkLinks, type MarkdownSource } from './render-markdown.ts'
import { getValue } from '../sample.ts'

/** Puts values in for `{{data.hours}}`: a text as it is, a list of texts as a Markdown list. */
export const interpolate = (
  body: string,
  values: object,
  data: Data | undefined,
  place: MarkdownSource,
): string => {
  const marks = [...body.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)]
  const texts = collectErrors(
    marks.map(({ 1: name = '', index }) => () => {
      const value = getValue({ ...values, data: data?.value }, name)
      checkItems(value, name, data)
      const text = toMarkdown(value)
      if (text === undefined)
        throw new ContentError(place.file, `{{${name}}} names no text or list.`, place.lineAt(index))
      checkLinks(text, index, place)
      return text
    }),
  )
  let end = 0
  const parts = marks.map(({ 0: mark, index }, n) => {
    const before = body.slice(end, index)
    end = index + mark.length
    return before + (texts[n] ?? '')
  })
  return parts.join('') + body.slice(end)
}

/** YAML takes a line with a colon for a name and a value; the fault is in that line of the data file, not in the page. */
const checkItems = (value: unknown, name: string, data: Data | undefined): void => {
  if (!Array.isArray(value) || !data || !value.some((item) => typeof item === 'string')) return
  const path = name.split('.').slice(1)
  collectErrors(
    value.map((item, index) => () => {
      if (typeof item !== 'object' || item === null) return
      const [key = ''] = Object.keys(item)
      throw new ContentError(
        data.file,
        `${[...path, index].join('.')}: must be a text. Its colon makes "${key}" a name; put the whole line between quotation marks.`,
        data.lineOf([...path, index]),
      )
    }),
  )
}

const toMarkdown = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map((item) => `- ${item}`).join('\n')
  return undefined
}
