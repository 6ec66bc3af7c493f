import type { SaxesTagNS } from 'saxes'

/** An element with an id, or the whole drawing. */
interface Part {
  /** Elements of the part, without those in nested parts. */
  elements: number
  within: Part[]
  /** Ids of the parts that it repeats with `<use>`. */
  uses: string[]
}

/** Counts the elements a browser draws after expanding each `<use>`. A few lines can mean billions. */
export const createDrawnCounter = () => {
  const whole = newPart()
  const byId = new Map<string, Part>()
  const open: Part[] = [whole]
  return {
    open: ({ local, attributes }: SaxesTagNS): void => {
      const around = open.at(-1) ?? whole
      const id = Object.values(attributes).find(({ name }) => name === 'id')?.value
      const part = id === undefined ? around : newPart()
      if (part !== around) around.within.push(part)
      // Browsers use the first of several elements with one id.
      if (id !== undefined && !byId.has(id)) byId.set(id, part)
      part.elements += 1
      if (local === 'use') part.uses.push(...idsOf(attributes))
      open.push(part)
    },
    close: (): void => void open.pop(),
    exceeds: (most: number): boolean => countDrawn(whole, byId) > most,
  }
}

const newPart = (): Part => ({ elements: 0, within: [], uses: [] })

const idsOf = (attributes: SaxesTagNS['attributes']): string[] =>
  Object.values(attributes)
    .filter(({ local, value }) => local === 'href' && value.trim().startsWith('#'))
    .map(({ value }) => value.trim().slice(1))

const maxDepth = 1000

const countDrawn = (whole: Part, byId: ReadonlyMap<string, Part>): number => {
  const counted = new Map<Part, number>()
  const count = (part: Part, depth: number): number => {
    const known = counted.get(part)
    if (known !== undefined) return known
    if (depth > maxDepth) return Infinity
    // A part that repeats itself isn't drawn again.
    counted.set(part, part.elements)
    const inner = [...part.within, ...part.uses.flatMap((id) => byId.get(id) ?? [])]
    let total = part.elements
    for (const each of inner) total += count(each, depth + 1)
    counted.set(part, total)
    return total
  }
  return count(whole, 0)
}
