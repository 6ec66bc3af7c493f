import { get } from 'node:http'

/** Requests of a new visitor's browser before any interaction, with their compressed size. */
interface FirstView {
  /** Addresses in document order, beginning with the document. */
  requests: string[]
  bytes: number
}

/** Screen width for choosing images, in CSS pixels. */
const screen = 1280

/** Measures a page with everything it loads immediately: styles, scripts, fonts, icon and images without lazy loading. */
export const firstView = async (address: string): Promise<FirstView> => {
  const document = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
  const references = [...links(document), ...scripts(document), ...pictures(document)].filter(
    (reference) => !reference.startsWith('data:'),
  )
  const requests = [address, ...new Set(references.map((reference) => withoutHash(reference, address)))]
  const sizes = await Promise.all(requests.map(weigh))
  return { requests, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** An address without its fragment. */
const withoutHash = (reference: string, base: string): string => new URL(reference, base).href.split('#')[0]!

const links = (document: Document): string[] =>
  [...document.querySelectorAll('link')]
    .filter(({ rel }) => ['stylesheet', 'preload', 'modulepreload', 'icon'].includes(rel))
    .filter((link) => !link.hasAttribute('media') || link.rel === 'stylesheet')
    .flatMap((link) => link.getAttribute('href') ?? [])

const scripts = (document: Document): string[] =>
  [...document.querySelectorAll('script[src]')].flatMap((script) => script.getAttribute('src') ?? [])

const pictures = (document: Document): string[] =>
  [...document.querySelectorAll('img:not([loading="lazy"])')].map((image) => {
    const source = image.closest('picture')?.querySelector('source[type="image/avif"]')
    const candidates = source?.getAttribute('srcset') ?? image.getAttribute('srcset')
    return candidates ? widestFor(candidates) : (image.getAttribute('src') ?? '')
  })

const widestFor = (srcset: string): string => {
  const candidates = srcset.split(', ').map((candidate) => {
    const [address = '', width = '0w'] = candidate.split(' ')
    return { address, width: Number.parseInt(width, 10) }
  })
  return (candidates.find(({ width }) => width >= screen) ?? candidates.at(-1)!).address
}

const weigh = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks = (await Array.fromAsync(response)) as Buffer[]
      resolve(chunks.reduce((sum, { length }) => sum + length, 0))
    }).once('error', reject)
  })
