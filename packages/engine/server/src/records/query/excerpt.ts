import { required } from '../../required.ts'
import { fold } from '@kampana/engine-declare/text/fold'
import { findInitials } from '@kampana/engine-declare/text/initials'

/** Position of a match in a text; `to` is exclusive. */
type Range = [from: number, to: number]
export interface Excerpt {
  text: string
  found: Range[]
}

const length = 200
/** Characters before the first match. */
const before = 50
/** Maximum number of searched characters of a long text. */
const maxRead = 100_000

/** Positions of words that start with one of the search words. */
export const findMatches = (text: string, words: readonly string[]): Range[] =>
  findHits(text, words).map(({ from, to }) => [from, to])

/** First part of a text with the most search words, or its beginning. */
export const excerptAround = (text: string, words: readonly string[]): Excerpt => {
  const read = text.slice(0, maxRead)
  const hits = findHits(read, words)
  const from = hits.length === 0 ? 0 : startNear(read, densest(hits).from)
  const to = endNear(read, from + length)
  const lead = from > 0 ? '… ' : ''
  const inside = hits.filter((hit) => hit.from >= from && hit.to <= to)
  const shift = lead.length - from
  return {
    text: `${lead}${read.slice(from, to).trimEnd()}${to < text.length ? ' …' : ''}`,
    found: inside.map((hit): Range => [hit.from + shift, hit.to + shift]),
  }
}

interface Hit {
  from: number
  to: number
  word: string
}

const findHits = (text: string, words: readonly string[]): Hit[] => {
  const names = findInitials(text).flatMap(({ letters, from, to }) =>
    words.includes(letters) ? [{ from, to, word: letters }] : [],
  )
  const hits = findWords(text, words).filter(
    (hit) => !names.some(({ from, to }) => hit.from >= from && hit.to <= to),
  )
  return [...hits, ...names].toSorted((a, b) => a.from - b.from)
}

const findWords = (text: string, words: readonly string[]): Hit[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: written, index }) => {
    const folded = fold(written)
    const word = words.find((each) => folded.startsWith(each))
    return word === undefined ? [] : [{ from: index, to: index + written.length, word }]
  })

const densest = (hits: readonly Hit[]): Hit => {
  let best = required(hits[0])
  let most = 0
  for (const [index, hit] of hits.entries()) {
    const near = new Set<string>()
    for (let n = index; n < hits.length && required(hits[n]).to <= hit.from + length - before; n++)
      near.add(required(hits[n]).word)
    if (near.size > most) [best, most] = [hit, near.size]
  }
  return best
}

/** Start of a sentence, or at least of a word, before a match. */
const startNear = (text: string, at: number): number => {
  if (at <= before) return 0
  const lead = text.slice(at - before, at)
  const sentence = /[.!?·]\s+(?=[^.!?·]*$)/.exec(lead)
  if (sentence) return at - before + sentence.index + sentence[0].length
  const space = lead.indexOf(' ')
  return space === -1 ? at : at - before + space + 1
}

const endNear = (text: string, at: number): number => {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space > at - 40 ? space : at
}
