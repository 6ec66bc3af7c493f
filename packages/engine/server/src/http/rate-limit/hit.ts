import { required } from '../../required.ts'

/** A limit of `max` hits per key within `seconds` of the first hit. */
export interface RateLimit {
  name: string
  max: number
  seconds: number
}
/** A limit for one key: an IP address, an account or a device. */
export interface Counter extends RateLimit {
  key: string
  /** Number of hits of one call; one by default. */
  hits?: number
}
/** Result of a hit, for the counter closest to its limit. */
export interface Hit {
  /** Number of hits in the window, including this one. */
  count: number
  max: number
  remaining: number
  /** In seconds; 0 within the limit. */
  retryAfter: number
}

/** Result for a counter with `count` hits that resets in `milliseconds`. */
export const createHit = (max: number, count: number, milliseconds: number): Hit => ({
  count,
  max,
  remaining: Math.max(0, max - count),
  retryAfter: count <= max ? 0 : Math.max(1, Math.ceil(milliseconds / 1000)),
})

/** The hit with the longest wait, or else the one with the fewest remaining. */
export const nearest = (hits: readonly Hit[]): Hit =>
  required(hits.toSorted((a, b) => b.retryAfter - a.retryAfter || a.remaining - b.remaining)[0])
