import { required } from '../../required.ts'

/** At most `max` hits of one key in a window of `seconds` from its first hit. */
export interface RateLimit {
  name: string
  max: number
  seconds: number
}
/** A limit for one key: an address, an account, a device. */
export interface Counter extends RateLimit {
  key: string
  /** How many hits one call is; one unless told. */
  hits?: number
}
/** The result of a hit, for the counter that is nearest to its limit. */
export interface Hit {
  /** How many hits the window has had, this one included. */
  count: number
  max: number
  remaining: number
  /** In seconds; 0 where the hit is within the limit. */
  retryAfter: number
}

/** The result for a counter that has `count` hits and resets in `milliseconds`. */
export const createHit = (max: number, count: number, milliseconds: number): Hit => ({
  count,
  max,
  remaining: Math.max(0, max - count),
  retryAfter: count <= max ? 0 : Math.max(1, Math.ceil(milliseconds / 1000)),
})

/** The hit with the longest wait, else the one with the fewest remaining. */
export const nearest = (hits: readonly Hit[]): Hit =>
  required(hits.toSorted((a, b) => b.retryAfter - a.retryAfter || a.remaining - b.remaining)[0])
