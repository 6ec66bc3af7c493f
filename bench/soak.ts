import { buildStale } from '../scripts/incremental-build.ts'
import { freePort } from '../scripts/free-port.ts'
import { withProduct, type Measured } from './measured.ts'
import { residentMemory } from './memory.ts'
import { connectHeap } from './server-heap.ts'
import { storm } from './storm.ts'

const minutes = Number(process.argv[2] ?? 10)
const looks = 20
/** Allowed growth from the second quarter to the last, in megabytes: caches are still filling, and malloc retains memory. */
const most = { heap: 8, resident: 40 }

interface Look {
  minute: number
  heap: number
  resident: number
}

/** Runs a storm against the product for some minutes. Returns true if its memory stayed level. */
const soak = async (product: Measured, inspectorPort: number): Promise<boolean> => {
  const heap = await connectHeap(inspectorPort)
  const { done, end } = await storm(product.origin)
  const seen: Look[] = []
  for (let look = 1; look <= looks; look++) {
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / looks))
    const now = {
      minute: (look * minutes) / looks,
      heap: await heap.used(),
      resident: residentMemory(product.pid),
    }
    seen.push(now)
    say(
      `| ${[now.minute.toFixed(1), now.heap.toFixed(1), now.resident.toFixed(0)].map((cell) => cell.padStart(11)).join(' | ')} |`,
    )
  }
  await end()
  heap.close()
  say(
    `\n${Object.entries(done)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  )
  const grown = { heap: growth(seen, 'heap'), resident: growth(seen, 'resident') }
  const level = grown.heap < most.heap && grown.resident < most.resident
  say(
    `From the second quarter to the last the heap grew by ${grown.heap.toFixed(1)} MB (at most ${most.heap}), what is resident by ${grown.resident.toFixed(0)} MB (at most ${most.resident}): ${level ? 'level' : 'NOT LEVEL'}.`,
  )
  return level
}

/** Megabytes from the middle of the second quarter to the middle of the last. */
const growth = (seen: readonly Look[], what: 'heap' | 'resident'): number => {
  const quarter = seen.length / 4
  const mean = (from: number): number =>
    seen.slice(from, from + quarter).reduce((sum, look) => sum + look[what], 0) / quarter
  return mean(3 * quarter) - mean(quarter)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

await buildStale()
say('|      Minute |    Heap, MB | Resident MB |\n| ----------- | ----------- | ----------- |')
const port = await freePort()
const level = await withProduct((product) => soak(product, port), {
  NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
})
if (!level) process.exitCode = 1
