import { SaxesParser, type SaxesTagNS } from 'saxes'

interface SvgFault {
  problem: string
  /** Counts from 1. */
  line: number
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'

/**
 * What keeps an SVG from being shown: anything that runs (scripts, event handlers, HTML within), that fetches from elsewhere,
 * or that isn't well-formed. Such drawings are shown by `<img>`, which runs nothing, but also inlined into CSS and cards, and
 * anybody may open their address.
 */
export const findSvgFaults = (text: string): SvgFault[] => {
  const faults: SvgFault[] = []
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (problem: string): void => void faults.push({ problem, line: parser.line })
  const open: string[] = []
  parser.on('opentag', (tag) => {
    if (open.push(tag.local) === 1 && !(tag.local === 'svg' && tag.uri === svgNamespace))
      refuse(`is no drawing: it must begin with <svg xmlns="${svgNamespace}">.`)
    tagProblems(tag).forEach(refuse)
  })
  parser.on('closetag', () => void open.pop())
  const checkStyle = (css: string): void => {
    if (open.at(-1) === 'style' && fetches(css)) refuse(`${clip(css)} fetches something from elsewhere.`)
  }
  parser.on('text', checkStyle)
  parser.on('cdata', checkStyle)
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) refuse('its DOCTYPE declares entities, which a drawing may not.')
  })
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?> may not stand in a drawing.`))
  parser.on('error', ({ message }) => {
    throw new NotWellFormed(message.replace(/^\d+:\d+: /, ''))
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (!(error instanceof NotWellFormed)) throw error
    refuse(`is no well-formed drawing: ${error.message.replace(/\.$/, '')}.`)
  }
  return faults
}

/** The first error ends the parsing, since all that follow come from it. */
class NotWellFormed extends Error {}

const running = new Set(['script', 'foreignobject', 'handler', 'listener', 'iframe', 'embed', 'object'])

const tagProblems = ({ name, local, uri, attributes }: SaxesTagNS): string[] => {
  if (uri === htmlNamespace || running.has(local.toLowerCase()))
    return [`<${name}> may not stand in a drawing.`]
  return Object.values(attributes).flatMap(({ name: attribute, local: key, value }) => {
    if (/^on/i.test(key)) return [`${attribute} runs a program.`]
    if (key === 'attributeName' && /^(?:on|(?:xlink:)?href$)/i.test(value))
      return [`<${name}> may not change ${value}.`]
    if ((key === 'href' || key === 'src') && !isWithin(value))
      return [`${attribute}="${clip(value)}" leads out of the drawing.`]
    if (fetches(value)) return [`${attribute}="${clip(value)}" fetches something from elsewhere.`]
    return []
  })
}

/** A part of the same drawing, or pixels that it contains. */
const isWithin = (address: string): boolean =>
  /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|$)/i.test(address)

/** Whether CSS, in an attribute or a style element, fetches something or runs a program. */
const fetches = (css: string): boolean => {
  const plain = css.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff)),
  )
  return (
    /@import|image-set\(|javascript:|expression\(/i.test(plain) ||
    [...plain.matchAll(/url\(\s*['"]?([^)'"]*)/gi)].some(([, address = '']) => !isWithin(address))
  )
}

const clip = (text: string): string => (text.length > 60 ? `${text.trim().slice(0, 60)}…` : text.trim())
