import { z } from 'zod'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Data } from '../yaml/data.ts'
import { orReport } from '../faults/report-fault.ts'
import { issueToError } from '../yaml/read-yaml.ts'
import { checkLinks } from './check-links.ts'
import type { MarkdownSource } from './markdown-source.ts'
import { getValue } from '../yaml/sample.ts'

/** Replaces `{{data.hours}}` by its value: a text, or a list of texts as a Markdown list. */
export const interpolate = (
  body: string,
  values: object,
  data: Data | undefined,
  place: MarkdownSource,
): string => {
  const marks = [...body.matchAll(/\{\{\s*([\w.]+)\s*(?::[^{}]*)?\}\}/g)]
  const texts = collectErrors(
    marks.map(({ 0: mark, 1: name = '', index }) => () => {
      const read = (): string => {
        const value = getValue({ ...values, data: data?.value }, name)
        checkItems(value, name, data)
        const text = toMarkdown(name.startsWith('college.') ? escaped(value) : value)
        if (text === undefined)
          throw new ContentError(place.file, `{{${name}}} names no text or list.`, place.offsetToLine(index))
        checkLinks(text, index, place)
        return text
      }
      return orReport(place, read, () => mark)
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

const line = z.union([z.string(), z.number()])
const lines = z.array(line)

/** YAML parses a list item with a colon as an object; the error is at that line of the data file. */
const checkItems = (value: unknown, name: string, data: Data | undefined): void => {
  if (!data || !Array.isArray(value)) return
  const isList = value.some((item) => line.safeParse(item).success) || value.every(hasOneKey)
  const { error } = isList ? lines.safeParse(value) : {}
  if (!error) return
  const path = name.split('.').slice(1)
  const faults = error.issues.map((issue) =>
    issueToError({ ...issue, path: [...path, ...issue.path] }, data.value, data.file, data.findLine),
  )
  throw ContentError.of(faults)
}

const hasOneKey = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && Object.keys(item).length === 1

/** What staff write of the college is words: no sign in it means anything. */
const escaped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\\`*_[\]<>&#|{}~^$:=+!"'@-]/g, String.raw`\$&`) : value

const toMarkdown = (value: unknown): string | undefined => {
  const text = line.safeParse(value)
  if (text.success) return String(text.data)
  return lines
    .safeParse(value)
    .data?.map((item) => `- ${item}`)
    .join('\n')
}
