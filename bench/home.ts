import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/**
 * Milliseconds of each request for the home page, one every ten milliseconds, over one connection, while it is asked for. By a
 * program of its own: this one has so much in memory that its garbage collector would be measured.
 */
export const homeWhile = async (origin: string, goesOn: () => boolean): Promise<number[]> => {
  const visitor = spawn(process.execPath, [join(import.meta.dirname, 'home-visitor.ts'), origin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = text(visitor.stdout)
  while (goesOn() && visitor.exitCode === null) await setTimeout(20)
  visitor.stdin.end()
  return (await said).split('\n').filter(Boolean).map(Number)
}

/** The same for so many seconds. */
export const homeFor = (origin: string, seconds: number): Promise<number[]> => {
  const until = performance.now() + seconds * 1000
  return homeWhile(origin, () => performance.now() < until)
}

/** The p99 of home beside its p99 while nobody else asks, with the milliseconds of both. */
export const besideAlone = (beside: readonly number[], alone: readonly number[]): string => {
  const [p99, p99Alone] = [at(beside, 0.99), at(alone, 0.99)]
  return `${(p99 / p99Alone).toFixed(1)} : 1 (${p99.toFixed(0)} and ${p99Alone.toFixed(0)} ms), of ${beside.length} requests`
}

/** What a share of all took at most. */
export const at = (taken: readonly number[], share: number): number =>
  taken.toSorted((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Infinity
