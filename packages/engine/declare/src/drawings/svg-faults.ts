import { SaxesParser, type SaxesTagNS } from 'saxes'
import { bodyMessages } from '../messages/body-messages.ts'
import { drawingMessages as messages } from '../messages/drawing-messages.ts'
import { createDrawnCounter } from './count-drawn.ts'

interface SvgFault {
  /** A message. */
  problem: string
  /** Counts from 1. */
  line: number
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'
/** The parser searches all ancestors of an element for its namespace. */
const maxDepth = 100
/** Maximum number of elements that a browser may have to draw. */
const maxDrawn = 10_000
/** Size limit of a drawing in kilobytes; pages contain several. */
const maxDrawing = 100

/**
 * Lists the problems of an SVG: anything that runs (scripts, event handlers, embedded HTML), loads external content, draws
 * endlessly, or isn't well-formed. `<img>` runs nothing, but drawings are also inlined into CSS and cards, and anybody can
 * open their address. An HTML parser may still interpret an accepted text differently, since it treats `<title>` and CDATA in
 * its own way. Therefore no page inserts it into its HTML unchanged.
 *
 * Some programs fetch the file that a DOCTYPE names. `takesDoctype` accepts a DOCTYPE without entities, for files in the
 * college's own folder.
 */
export const findSvgFaults = (text: string, { takesDoctype = false } = {}): SvgFault[] => {
  const faults: SvgFault[] = []
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (problem: string): void => void faults.push({ problem, line: parser.line })
  // Collects a whole style, since browsers join the pieces between comments, CDATA and elements.
  const open: { local: string; style: string }[] = []
  const readStyle = (css: string): void => {
    const last = open.at(-1)
    if (last?.local === 'style') last.style += css
  }
  const drawn = createDrawnCounter()
  parser.on('opentag', (tag) => {
    if (
      open.push({ local: tag.local, style: '' }) === 1 &&
      !(tag.local === 'svg' && tag.uri === svgNamespace)
    )
      refuse(messages.noSvg)
    tagProblems(tag).forEach(refuse)
    if (open.length > maxDepth) throw new Unreadable(bodyMessages.tooDeep)
    drawn.open(tag)
  })
  parser.on('closetag', () => {
    const { style = '' } = open.pop() ?? {}
    if (fetches(style)) refuse(messages.styleFetches(clip(style)))
    drawn.close()
  })
  parser.on('text', readStyle)
  parser.on('cdata', readStyle)
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) refuse(messages.entities)
    else if (!takesDoctype) refuse(messages.doctype)
  })
  parser.on('processinginstruction', ({ target }) => refuse(messages.instruction(target)))
  parser.on('error', ({ message }) => {
    throw new Unreadable(messages.notWellFormed(message.replace(/^\d+:\d+: |\.$/g, '')))
  })
  try {
    parser.write(text)
    if (drawn.exceeds(maxDrawn)) refuse(messages.repeats(maxDrawn))
    parser.close()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    refuse(error.message)
  }
  return faults
}

/** First problem of a submitted drawing; undefined if there is none. */
export const drawingProblem = (svg: string): string | undefined =>
  svg.length > maxDrawing * 1000 ? messages.tooLarge(maxDrawing) : findSvgFaults(svg)[0]?.problem

/** An error that ends parsing, because all later ones would follow from it. */
class Unreadable extends Error {}

const running = new Set(['script', 'foreignobject', 'handler', 'listener', 'iframe', 'embed', 'object'])

const tagProblems = ({ name, local, uri, attributes }: SaxesTagNS): string[] => {
  if (uri === htmlNamespace || running.has(local.toLowerCase())) return [messages.tag(name)]
  return Object.values(attributes).flatMap(({ name: attribute, local: key, value }) => {
    if (/^on/i.test(key)) return [messages.runs(attribute)]
    // XLink may have any prefix.
    if (key === 'attributeName' && /^(?:on|(?:[^:]*:)?href$)/i.test(value.trim()))
      return [messages.changes(name, value)]
    if ((key === 'href' || key === 'src') && !isWithin(value))
      return [messages.leadsOut(attribute, clip(value))]
    if (fetches(value)) return [messages.fetches(attribute, clip(value))]
    return []
  })
}

/** True for a part of the same drawing, or embedded pixels. */
const isWithin = (address: string): boolean =>
  /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|$)/i.test(address)

/** True if CSS, in an attribute or a style element, loads something or runs a program. */
const fetches = (css: string): boolean => {
  const plain = css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code?: string, letter = '') =>
    code === undefined ? letter : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff)),
  )
  return (
    /@import|image-set\(|javascript:|expression\(/i.test(plain) ||
    [...plain.matchAll(/url\(\s*['"]?([^)'"]*)/gi)].some(([, address = '']) => !isWithin(address))
  )
}

const clip = (text: string): string => (text.length > 60 ? `${text.trim().slice(0, 60)}…` : text.trim())
