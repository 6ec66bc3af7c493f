import { setTimeout as pause } from 'node:timers/promises'
import { familyAddresses } from '../tests/support/people/families.ts'
import { startPostgres } from '../tests/support/server/postgres.ts'
import { withNodes, type Nodes } from './alert-nodes.ts'
import { measureHome, measureHomeWhile, quantile } from './home.ts'
import { residentMemory } from './memory.ts'
import type { Finding } from './report.ts'
import { signIn } from './sign-in.ts'

/** Number of mailboxes, and of phones. */
const families = Number(process.env['BENCH_FAMILIES'] ?? 5000)
/** Seconds in which a notice can be withdrawn; no alert is sent before. */
const held = 15
const goals = { one: 70, two: 45, killed: 90, takeOver: 2, p99: 100, memory: 60, doublesOfAKill: 40 }
/** Each of two nodes is killed twice. */
const kills = 4

/**
 * Measures the delivery time of a class notice to mailboxes and phones: one node on SQLite, two on PostgreSQL, and two nodes
 * that are killed.
 */
export const sendingAlerts = async (): Promise<Finding[]> => {
  const one = await withNodes({ count: 1, families }, (nodes) =>
    undisturbed('one node on SQLite', nodes, goals.one),
  )
  const two = await onPostgres((nodes) => undisturbed('two nodes on PostgreSQL', nodes, goals.two))
  return [...one, ...two, ...(await onPostgres(killedTwice))]
}

const onPostgres = async (work: (nodes: Nodes) => Promise<Finding[]>): Promise<Finding[]> => {
  const { url, stop } = await startPostgres()
  return withNodes({ count: 2, families, url }, work).finally(stop)
}

const describe = (name: string): string =>
  `${families} letters and ${families} pushes of a class notice, ${name}`

const undisturbed = async (name: string, nodes: Nodes, most: number): Promise<Finding[]> => {
  let grown = 0
  let isUnderWay = true
  for (const { origin } of nodes.products) await measureHome(origin, 3)
  const call = await signIn(nodes.products[0]!.origin)
  const idle = nodes.products.map(({ pid }) => residentMemory(pid))
  const visits = measureHomeWhile(nodes.products[0]!.origin, () => isUnderWay)
  const result = await watch(nodes, call, most, async () => {
    grown = Math.max(grown, ...nodes.products.map(({ pid }, index) => residentMemory(pid) - idle[index]!))
  })
  isUnderWay = false
  const p99 = quantile(await visits, 0.99)
  const what = describe(name)
  return [
    { what, ...result },
    atMost(`${what}: home meanwhile, p99`, p99, goals.p99, 'ms'),
    atMost(`${what}: memory above idle`, grown, goals.memory, 'MB'),
  ]
}

const killedTwice = async (nodes: Nodes): Promise<Finding[]> => {
  const takeOvers: number[] = []
  const call = await signIn(nodes.products[0]!.origin)
  const result = await watch(nodes, call, goals.killed, async (mails) => {
    const isTime = mails >= ((takeOvers.length + 1) * families) / (kills + 1)
    if (takeOvers.length < kills && isTime) takeOvers.push(await nodes.kill(takeOvers.length % 2))
  })
  const what = describe('two nodes on PostgreSQL, each killed twice')
  const { counted, doubles, uncounted } = await nodes.findDoubles()
  return [
    { what, ...result },
    atMost(`${what}: until another goes on`, Math.max(...takeOvers), goals.takeOver, 's', 1),
    {
      what: `${what}: 'perhaps twice', who of these got two, who of others`,
      measured: `${counted}, ${doubles}, ${uncounted}`,
      goal: `≤ ${goals.doublesOfAKill * kills}, –, 0`,
      met: counted <= goals.doublesOfAKill * kills && uncounted === 0,
    },
  ]
}

/** Posts a notice and waits until each mailbox and phone has it; `look` receives the number of reached mailboxes. */
const watch = async (
  { arrivals }: Nodes,
  call: Awaited<ReturnType<typeof signIn>>,
  most: number,
  look: (mails: number) => Promise<void>,
): Promise<Pick<Finding, 'measured' | 'goal' | 'met'>> => {
  const begin = performance.now()
  await call('/api/class-status', {
    status: 'suspended',
    levels: null,
    campuses: null,
    reason: 'Storm',
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString(),
    tell_families: 1,
  })
  const wanted = familyAddresses(families)
  for (;;) {
    await pause(200)
    const { mails, pushes } = await arrivals()
    const found = new Set(mails.map(([address]) => address))
    const told = wanted.filter((address) => found.has(address)).length
    await look(told)
    const seconds = (performance.now() - begin) / 1000 - held
    const isDone = told + pushes.length === 2 * families
    if (isDone || seconds > 4 * most)
      return {
        measured: isDone
          ? `${seconds.toFixed(0)} s`
          : `${told} letters and ${pushes.length} pushes in ${seconds.toFixed(0)} s`,
        goal: `≤ ${most} s`,
        met: isDone && seconds <= most,
      }
  }
}

const atMost = (what: string, value: number, most: number, unit: string, digits = 0): Finding => ({
  what,
  measured: `${value.toFixed(digits)} ${unit}`,
  goal: `≤ ${most} ${unit}`,
  met: value <= most,
})
