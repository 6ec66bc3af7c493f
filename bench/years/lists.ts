import { signIn } from '../editor.ts'
import { quantile } from '../home.ts'
import type { Measured } from '../measured.ts'
import type { Finding } from '../report.ts'

const times = 15
const most = 5

type Group = readonly string[]
interface Query {
  sort?: readonly [string, 'ASC' | 'DESC']
  range?: readonly [number, number]
  filter?: Readonly<Record<string, unknown>>
}
const list = (name: string, { range = [0, 9], ...query }: Query): string =>
  `/api/${name}?${new URLSearchParams(
    Object.entries({ range, ...query }).map(([key, value]) => [key, JSON.stringify(value)]),
  )}`

const groups: Readonly<Record<string, Group>> = {
  'lists of updates': [
    list('updates', { sort: ['posted_at', 'DESC'] }),
    list('updates', { sort: ['title', 'ASC'] }),
    list('updates', { sort: ['created_at', 'DESC'], range: [19_990, 19_999] }),
    list('updates', { filter: { category: 'news-and-events' }, sort: ['posted_at', 'DESC'] }),
    list('updates', { filter: { q: 'fiesta' }, sort: ['created_at', 'DESC'] }),
  ],
  'lists of users': [
    list('users', { sort: ['name', 'ASC'] }),
    list('users', { filter: { q: 'choir' }, sort: ['name', 'ASC'] }),
  ],
  'pages of the log': [
    list('logs', { sort: ['created_at', 'DESC'] }),
    list('logs', { sort: ['id', 'DESC'], range: [199_980, 199_989] }),
    list('logs', { filter: { username: 'person-77' }, sort: ['created_at', 'DESC'] }),
  ],
  'the log by resource and action': [
    list('logs', { filter: { resource: 'updates', action: 'delete' }, sort: ['created_at', 'DESC'] }),
  ],
  'the log by one word': ['choir', '199999', 'nobody'].map((q) =>
    list('logs', { filter: { q }, sort: ['created_at', 'DESC'] }),
  ),
  'the log by two words': ['fiesta choir', 'nursing engineering'].map((q) =>
    list('logs', { filter: { q }, sort: ['created_at', 'DESC'] }),
  ),
  'the log by a word and a filter': [
    list('logs', { filter: { q: 'choir', action: 'publish' }, sort: ['created_at', 'DESC'] }),
    list('logs', { filter: { q: 'fiesta', username: 'person-77' }, sort: ['created_at', 'DESC'] }),
  ],
  'the public search': ['fiesta', 'enrolment choir', 'peñafrancia', 'zzzzzz'].map(
    (q) => `/api/search?${new URLSearchParams({ q })}`,
  ),
}

/** Measures the API's time for lists and searches of three years. The baseline is a list of ten rows by id. */
export const listsOfYears = async (database: string, { origin }: Measured): Promise<Finding[]> => {
  const editor = await signIn(origin)
  const taken = async (path: string): Promise<number> => {
    // Each request comes from a new address, because searches have a rate limit.
    const headers = { ...editor.headers(), 'x-forwarded-for': someAddress() }
    const begun = performance.now()
    const answer = await fetch(origin + path, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${text}`)
    return performance.now() - begun
  }
  const findings: Finding[] = []
  for (const [what, calls] of Object.entries(groups)) {
    const ratios: { call: string; ratio: number }[] = []
    for (const call of calls) ratios.push({ call, ratio: await ratioOf(taken, call) })
    const slowest = ratios.toSorted((a, b) => b.ratio - a.ratio)[0]!
    findings.push({
      what: `Three years on ${database}, ${what}, beside ten rows by id`,
      measured: `at most ${slowest.ratio.toFixed(1)} : 1 (${decodeURIComponent(slowest.call.replaceAll('+', ' '))})`,
      goal: `≤ ${most} : 1`,
      met: slowest.ratio <= most,
    })
  }
  return findings
}

const tenById = list('updates', { filter: { id: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } })

/** Ratio of the medians, warm and alternating, so that a slow moment affects both. */
const ratioOf = async (taken: (path: string) => Promise<number>, call: string): Promise<number> => {
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let time = -3; time < times; time++) {
    const both = [await taken(call), await taken(tenById)] as const
    if (time < 0) continue
    ours.push(both[0])
    floor.push(both[1])
  }
  return quantile(ours, 0.5) / quantile(floor, 0.5)
}

let calls = 0
const someAddress = (): string => `10.1.${Math.floor(++calls / 250) % 250}.${(calls % 250) + 1}`
