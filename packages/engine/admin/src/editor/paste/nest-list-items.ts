/** Possible numbering of an item in an ordered list. The type is HTML's: 1, a, A, i or I. */
export interface Numbering {
  type: string
  position: number
}

/** List item without nesting, as office programs write it. */
export interface FlatItem {
  item: HTMLLIElement
  level: number
  /** Possible numberings, the most likely first, since `i` is a Roman numeral or a letter; empty for a bullet. */
  numberings: readonly Numbering[]
}

interface OpenList {
  level: number
  list: HTMLElement
}

/** Nests consecutive items by level. Returns the outermost lists, since a number out of sequence starts a new one. */
export const nestListItems = (items: readonly FlatItem[]): HTMLElement[] => {
  const outermost: HTMLElement[] = []
  let open: OpenList[] = []
  for (const { item, level, numberings } of items) {
    open = open.filter(
      (each) => each.level < level || (each.level === level && continues(each.list, numberings)),
    )
    const current = open.at(-1)
    if (current?.level !== level) {
      const list = createList(numberings[0])
      if (current) current.list.lastElementChild?.append(list)
      else outermost.push(list)
      open.push({ level, list })
    }
    open.at(-1)?.list.append(item)
  }
  return outermost
}

const continues = (list: HTMLElement, numberings: readonly Numbering[]): boolean => {
  if (!(list instanceof HTMLOListElement)) return numberings.length === 0
  const next = list.start + list.children.length
  return numberings.some(({ type, position }) => type === (list.type || '1') && position === next)
}

const createList = (numbering: Numbering | undefined): HTMLElement => {
  if (!numbering) return document.createElement('ul')
  const list = document.createElement('ol')
  if (numbering.position !== 1) list.start = numbering.position
  if (numbering.type !== '1') list.type = numbering.type
  return list
}
