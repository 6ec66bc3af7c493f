import { announcement, signIn } from './editor.ts'
import { load } from './load.ts'
import type { Measured } from './measured.ts'
import type { Finding } from './report.ts'

const seconds = 8
const most = 3
/** Maximum time until the page shows an update, in milliseconds. */
const timeout = 10_000

/** Measures readers' latency while an editor publishes every second, and the time until the page shows each update. */
export const publishing = async ({ origin }: Measured): Promise<Finding[]> => {
  const url = `${origin}/updates/announcements`
  const editor = await signIn(origin)
  const headers = { 'accept-encoding': 'br, gzip' }
  await load({ url, headers }, 1)
  const alone = await load({ url, headers }, seconds / 2)
  const reading = load({ url, headers }, seconds)
  const shown: number[] = []
  for (let time = 0; time < seconds - 1; time++) {
    const next = new Promise((resolve) => setTimeout(resolve, 1000))
    const title = `No classes today, notice ${time}`
    const begun = performance.now()
    const { status } = await editor.call('POST', '/api/updates', announcement(title))
    if (status !== 201) throw new Error(`Creating an update returned ${status}.`)
    while (performance.now() - begun < timeout && !(await (await fetch(url)).text()).includes(title)) continue
    shown.push(performance.now() - begun)
    await next
  }
  const { p99, rate, failed } = await reading
  const latest = Math.max(...shown)
  return [
    {
      what: "The announcements' p99 while one is published every second, beside nobody publishing",
      measured: `${(p99 / alone.p99).toFixed(1)} : 1 (${p99.toFixed(0)} and ${alone.p99.toFixed(0)} ms) at ${Math.round(rate)} a second, ${failed} failed`,
      goal: `≤ ${most} : 1, none fails`,
      met: p99 <= alone.p99 * most && failed === 0,
    },
    {
      what: 'From the press of the button until the page shows it',
      measured: `at most ${Math.round(latest)} ms, of ${shown.length} times`,
    },
  ]
}
