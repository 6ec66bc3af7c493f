import { median } from '../beside.ts'
import { announcement, signIn } from '../editor.ts'
import { quantile, formatRatio, measureHome, measureHomeWhile } from '../home.ts'
import type { Measured } from '../measured.ts'
import type { Finding } from '../report.ts'

const times = 5
const most = 3

/** Compares the first sitemap after each change with the following ones, and measures the home page's latency meanwhile. */
export const sitemapOfYears = async (database: string, { origin }: Measured): Promise<Finding[]> => {
  const editor = await signIn(origin)
  const [first, next, home]: [number[], number[], number[]] = [[], [], []]
  await sitemap(origin)
  const alone = await measureHome(origin, 3)
  for (let time = 0; time < times; time++) {
    const answer = await editor.call('POST', '/api/updates', announcement(`Of the sitemap ${time}`))
    if (answer.status !== 201) throw new Error(`Creating an update returned ${answer.status}.`)
    let made = false
    const meanwhile = measureHomeWhile(origin, () => !made)
    first.push(await sitemap(origin))
    // Measures the home page until background work after the sitemap is also done.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    made = true
    home.push(...(await meanwhile))
    next.push(await sitemap(origin))
  }
  const ratio = quantile(home, 0.99) / quantile(alone, 0.99)
  return [
    {
      what: `Three years on ${database}, home's p99 while the sitemap is rebuilt, beside alone`,
      measured: `${formatRatio(home, alone)}; the first sitemap after a change ${median(first).toFixed(0)} ms, the next ${median(next).toFixed(1)} ms`,
      goal: `≤ ${most} : 1`,
      met: ratio <= most,
    },
  ]
}

const sitemap = async (origin: string): Promise<number> => {
  const begun = performance.now()
  const answer = await fetch(`${origin}/sitemap.xml`)
  await answer.text()
  if (!answer.ok) throw new Error(`The sitemap returned ${answer.status}.`)
  return performance.now() - begun
}
