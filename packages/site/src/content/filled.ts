import { ContentError, gather } from './content-error.ts'
import { checkLinks, type PlaceOfText } from './html.ts'
import { valueAt } from './sample.ts'

/** Puts values in for `{{data.hours}}`: a text as it is, a list of texts as a Markdown list. */
export const filled = (body: string, values: unknown, place: PlaceOfText): string => {
  const marks = [...body.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)]
  const texts = gather(
    marks.map(({ 1: name = '', index }) => () => {
      const text = textOf(valueAt(values, name))
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
    return before + texts[n]!
  })
  return parts.join('') + body.slice(end)
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map((item) => `- ${item}`).join('\n')
  return undefined
}
