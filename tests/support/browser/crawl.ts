/** The reply of an address: status, content type, text, and the target of a redirect. */
interface Answer {
  status: number
  type: string
  text: string
  /** Target of a redirect. */
  location: string | null
}
export interface Crawl {
  /** Every linked address of the origin, without fragments. */
  answers: ReadonlyMap<string, Answer>
  /** Broken links, redirects and anchors, each with the page that contains it. */
  faults: string[]
}

/** Number of simultaneous requests. */
const together = 6
/** Every page has a card, which is rendered on its first request, so only a few are requested. */
const fewCards = 3
const isCard = (address: string): boolean => new URL(address).pathname.startsWith('/cards/')

/**
 * Follows all references of a site's documents, style sheets, feeds and calendars within their origin, starting from some
 * paths.
 */
export const crawl = async (origin: string, starts: readonly string[]): Promise<Crawl> => {
  const answers = new Map<string, Answer>()
  const referrers = new Map<string, string>(starts.map((path) => [origin + path, 'the start']))
  const anchors: { from: string; to: URL }[] = []
  const visit = async (address: string): Promise<void> => {
    const answer = await ask(address)
    answers.set(address, answer)
    for (const to of referencesIn(answer, address)) {
      if (to.origin !== origin) continue
      if (to.hash.length > 1) anchors.push({ from: address, to })
      const plain = to.href.split('#')[0]!
      if (isCard(plain) && [...referrers.keys()].filter(isCard).length >= fewCards) continue
      if (!referrers.has(plain)) referrers.set(plain, address)
    }
  }
  for (;;) {
    const waiting = [...referrers.keys()].filter((address) => !answers.has(address)).slice(0, together)
    if (waiting.length === 0) break
    await Promise.all(waiting.map(visit))
  }
  const dead = [...answers].flatMap(([address, { status, location }]) =>
    status === 200
      ? []
      : [`${status} ${address}${location === null ? '' : ` → ${location}`} (on ${referrers.get(address)})`],
  )
  return { answers, faults: [...dead, ...deadAnchors(anchors, answers)] }
}

const ask = async (address: string): Promise<Answer> => {
  const response = await fetch(address, { redirect: 'manual' })
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const text = /text|xml|json|svg|calendar/.test(type) ? await response.text() : ''
  if (text === '') await response.arrayBuffer().catch(() => undefined)
  return { status: response.status, type, text, location: response.headers.get('location') }
}

const deadAnchors = (
  anchors: readonly { from: string; to: URL }[],
  answers: ReadonlyMap<string, Answer>,
): string[] =>
  anchors
    .filter(({ to }) => {
      const { text = '', type = '' } = answers.get(to.href.split('#')[0]!) ?? {}
      return (
        !(type.includes('html') || type.includes('svg')) || !hasId(text, decodeURIComponent(to.hash.slice(1)))
      )
    })
    .map(({ from, to }) => `nothing at ${to.href} (on ${from})`)

const hasId = (text: string, id: string): boolean => text.includes(`id="${id.replaceAll('&', '&amp;')}"`)

/** All addresses that a text refers to, depending on its content type. */
const referencesIn = ({ type, text }: Answer, address: string): URL[] =>
  (references[type]?.(text) ?? []).flatMap((reference) => URL.parse(reference, address) ?? [])

const references: Readonly<Record<string, (text: string) => string[]>> = {
  'text/html': (text) => inDocument(new DOMParser().parseFromString(text, 'text/html')),
  'text/css': (text) => [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
  'application/xml': (text) => inXml(text),
  'application/rss+xml': (text) => inXml(text),
  'application/opensearchdescription+xml': (text) =>
    inXml(text).map((address) => address.replace('{searchTerms}', 'bell')),
  'text/calendar': (text) =>
    [...text.replaceAll('\r\n ', '').matchAll(/^URL[^:]*:(.+?)\r?$/gm)].map(([, address = '']) => address),
  'text/plain': (text) => [...text.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address = '']) => address),
  'application/manifest+json': inJson,
  'application/feed+json': inJson,
  'application/ld+json': inJson,
}

const inDocument = (document: Document): string[] => [
  ...attributes(document, 'href', 'a[href], link[href], area[href], use[href]'),
  ...attributes(document, 'src', 'img[src], script[src], source[src], iframe[src]'),
  ...attributes(document, 'action', 'form[action]'),
  ...attributes(document, 'content', 'meta[property^="og:"][content^="http"]'),
  ...attributes(document, 'srcset', '[srcset]').flatMap(candidates),
  ...attributes(document, 'imagesrcset', '[imagesrcset]').flatMap(candidates),
  ...[...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
    inJson(textContent),
  ),
]
const attributes = (document: Document, name: string, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
const candidates = (srcset: string): string[] =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]!)

/** Locations of a sitemap, or links and enclosures of a feed. */
const inXml = (text: string): string[] => {
  const elements = [...new DOMParser().parseFromString(text, 'text/xml').querySelectorAll('*')]
  const named = elements.filter(
    ({ localName, children }) => ['loc', 'link', 'url', 'Image'].includes(localName) && !children.length,
  )
  return [
    ...named.map(({ textContent }) => textContent.trim()).filter(Boolean),
    ...elements.flatMap((element) =>
      ['href', 'url', 'template'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  ]
}

/** All addresses among the values: paths in a manifest, full addresses in a feed or JSON-LD. */
function inJson(text: string): string[] {
  const found: string[] = []
  JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'string' && key !== '@id' && key !== 'guid' && /^(?:https?:\/\/|\/)\S+$/.test(value))
      found.push(value)
    return value
  })
  return found
}
