import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/**
 * Measures the milliseconds of each request for the home page while `goesOn` is true: one every ten milliseconds over one
 * connection. Uses a separate process, so that this one's garbage collector isn't measured.
 */
export const measureHomeWhile = async (origin: string, goesOn: () => boolean): Promise<number[]> => {
  const visitor = spawn(process.execPath, [join(import.meta.dirname, 'home-visitor.ts'), origin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const output = text(visitor.stdout)
  // The process may have ended already.
  visitor.stdin.on('error', () => undefined)
  while (goesOn() && visitor.exitCode === null) await setTimeout(20)
  visitor.stdin.end()
  const times = (await output).split('\n').filter(Boolean).map(Number)
  if (times.length === 0) throw new Error('The process that visits the home page failed.')
  return times
}

/** Measures the home page for some seconds. */
export const measureHome = (origin: string, seconds: number): Promise<number[]> => {
  const until = performance.now() + seconds * 1000
  return measureHomeWhile(origin, () => performance.now() < until)
}

/** Formats the ratio of the home page's p99 to its p99 without load, with both in milliseconds. */
export const formatRatio = (beside: readonly number[], alone: readonly number[]): string => {
  const [p99, p99Alone] = [quantile(beside, 0.99), quantile(alone, 0.99)]
  return `${(p99 / p99Alone).toFixed(1)} : 1 (${p99.toFixed(0)} and ${p99Alone.toFixed(0)} ms), of ${beside.length} requests`
}

/** Quantile of the times, such as 0.99. */
export const quantile = (taken: readonly number[], share: number): number =>
  taken.toSorted((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Infinity
