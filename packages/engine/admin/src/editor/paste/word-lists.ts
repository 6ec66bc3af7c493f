import { nestListItems, type FlatItem, type Numbering } from './nest-list-items.ts'

/** Converts Word's list paragraphs to lists. Each has its level in a style and starts with its bullet or number as text. */
export const listsFromWord = (body: HTMLElement): void => {
  let run: Element[] = []
  const endRun = (): void => {
    if (run.length > 0) {
      const items = run.map(toItem)
      run[0]?.before(...nestListItems(items))
      for (const paragraph of run) paragraph.remove()
    }
    run = []
  }
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (listLevel(paragraph) === undefined) continue
    if (paragraph.previousElementSibling !== run.at(-1)) endRun()
    run.push(paragraph)
  }
  endRun()
}

const listLevel = (paragraph: Element): number | undefined => {
  const level = /mso-list:[^;]*level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

const toItem = (paragraph: Element): FlatItem => {
  const numberings = readMarker(takeMarker(paragraph))
  const item = document.createElement('li')
  const line = document.createElement('p')
  line.append(...paragraph.childNodes)
  item.append(line)
  return { item, level: listLevel(paragraph) ?? 1, numberings }
}

/** Removes the bullet or number, which Word marks with the style `mso-list: ignore`. Returns its text. */
const takeMarker = (paragraph: Element): string => {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  marker?.remove()
  return marker?.textContent.trim() ?? ''
}

/** Possible numberings of `3.`, `1.3.`, `c)` or `(iii)`. Empty for a bullet, which may be an `o` or `v` in a symbol font. */
const readMarker = (marker: string): Numbering[] => {
  const [, number] = /^\(?(?:\d+\.)*(\d+)[.)]?$/.exec(marker) ?? []
  if (number !== undefined) return [{ type: '1', position: Number(number) }]
  const [, letters] = /^\(?([a-z]+)[.)]$/i.exec(marker) ?? []
  if (letters === undefined) return []
  const isSmall = letters === letters.toLowerCase()
  const roman = romanNumber(letters.toLowerCase())
  return [
    ...(roman > 0 ? [{ type: isSmall ? 'i' : 'I', position: roman }] : []),
    { type: isSmall ? 'a' : 'A', position: letterNumber(letters.toLowerCase()) },
  ]
}

const romanNumber = (letters: string): number => {
  const values = Array.from(letters, (letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? Number.NaN)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** `a` is 1, `z` is 26, `aa` is 27. */
const letterNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0)
