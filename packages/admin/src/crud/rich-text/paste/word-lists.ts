interface OpenList {
  level: number
  list: HTMLElement
}

/** Converts Word's list paragraphs to lists. Each has its level in a style and begins with its bullet or number as text. */
export const listsFromWord = (body: HTMLElement): void => {
  let open: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = listLevel(paragraph)
    if (level === undefined) continue
    if (!last || paragraph.previousElementSibling !== last) open = []
    open = open.filter((each) => each.level <= level)
    const marker = takeMarker(paragraph)
    let current = open.at(-1)
    if (!current || current.level < level) {
      current = { level, list: createList(marker) }
      const outer = open.at(-1)
      if (outer) outer.list.lastElementChild?.append(current.list)
      else paragraph.before(current.list)
      open.push(current)
    }
    const item = document.createElement('li')
    const words = document.createElement('p')
    words.append(...paragraph.childNodes)
    item.append(words)
    current.list.append(item)
    paragraph.remove()
    last = open[0]?.list ?? null
  }
}

const listLevel = (paragraph: Element): number | undefined => {
  const level = /mso-list:[^;]*level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

/** Removes the bullet or number, which Word marks with the style `mso-list: ignore`. Returns its text. */
const takeMarker = (paragraph: Element): string => {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  marker?.remove()
  return marker?.textContent.trim() ?? ''
}

const createList = (marker: string): HTMLElement => {
  const [, number] = /^\(?(\d+|[a-z]+)[.)]$/i.exec(marker) ?? []
  if (number === undefined || marker === 'o') return document.createElement('ul')
  const list = document.createElement('ol')
  if (/^\d+$/.test(number)) list.setAttribute('start', number)
  else list.setAttribute('type', listType(number))
  return list
}

/** i and I are Roman; any other letter is one of the alphabet. */
const listType = (letters: string): string => {
  const isRoman = /^[ivx]+$/i.test(letters)
  const small = letters === letters.toLowerCase()
  return isRoman ? (small ? 'i' : 'I') : small ? 'a' : 'A'
}
