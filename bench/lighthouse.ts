import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { findChromium, pagesAlone } from '../tests/support/browser/chromium.ts'
import { median } from './beside.ts'
import { findPages } from './pages.ts'
import type { Finding } from './report.ts'

/** Fetched by npx at run time: it has 200 dependencies that the repository doesn't need otherwise. */
const lighthouse = 'lighthouse@12.8.2'
const times = 3
/** In milliseconds on Lighthouse's slow phone. */
const maxBlocking = 50

interface Report {
  categories: Readonly<Record<string, { score: number }>>
  audits: Readonly<Record<string, { numericValue?: number }>>
}
interface Seen {
  /** Out of 100: performance, accessibility, best practices, search engines. */
  scores: number[]
  /** In milliseconds: largest contentful paint and total blocking time. */
  largest: number
  blocking: number
  /** Cumulative layout shift. */
  shift: number
}

/**
 * Measures Lighthouse's scores on a phone, the median of three. Also reports the machine's own blocking time: that of the same
 * text without style and script.
 */
export const lighthouseScores = async (origin: string): Promise<Finding[]> => {
  const pages = {
    ...(await findPages(origin)),
    'contact page': '/contact-us',
    'sign-up to notices': '/class-status/alerts',
  }
  const bare = await served(bareOf(await (await fetch(origin + pages['a text page'])).text()))
  try {
    const findings: Finding[] = []
    const floor = await seenOften(bare.address)
    for (const [name, path] of Object.entries(pages))
      findings.push(findingOf(name, await seenOften(origin + path), floor.blocking))
    return [
      ...findings,
      {
        what: 'Lighthouse, the text page bare of style and script',
        measured: `largest after ${inSeconds(floor.largest)}, blocked ${Math.round(floor.blocking)} ms`,
      },
    ]
  } finally {
    bare.close()
  }
}

const findingOf = (name: string, { scores, largest, blocking, shift }: Seen, bare: number): Finding => ({
  what: `Lighthouse, ${name}`,
  measured: `${scores.join(' / ')}; largest after ${inSeconds(largest)}, blocked ${Math.round(blocking)} ms, shift ${shift.toFixed(3)}`,
  goal: `100 × 4, blocked ≤ ${maxBlocking} ms more than a bare page, shift 0`,
  met: scores.every((score) => score === 100) && blocking <= bare + maxBlocking && shift === 0,
})

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

/** Retries a run once, since Lighthouse sometimes misses a page's start. */
const seenOften = async (address: string): Promise<Seen> => {
  const seen: Seen[] = []
  for (let time = 0; time < times; time++) seen.push(await seenOnce(address).catch(() => seenOnce(address)))
  const [first] = seen
  return {
    scores: first!.scores.map((_, index) => median(seen.map(({ scores }) => scores[index]!))),
    largest: median(seen.map(({ largest }) => largest)),
    blocking: median(seen.map(({ blocking }) => blocking)),
    shift: median(seen.map(({ shift }) => shift)),
  }
}

const seenOnce = async (address: string): Promise<Seen> => {
  const flags = `--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking ${pagesAlone}`
  const { stdout } = await promisify(execFile)(
    'npx',
    ['-y', lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024, timeout: 180_000 },
  )
  const { categories, audits } = JSON.parse(stdout) as Report
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

const bareOf = (html: string): string =>
  html.replaceAll(/<(style|script|noscript|svg)\b.*?<\/\1>/gs, '').replaceAll(/<(?:link|img)\b[^>]*>/g, '')

const served = async (html: string): Promise<{ address: string; close: () => void }> => {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
