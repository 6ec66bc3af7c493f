/** How many connections there are at first. */
const begin = 5
/** So many connections are left for ordinary letters. */
const forLetters = 2
/** After so many letters that were taken in a row there is one connection more. */
const growAfter = 10
/** For how long nothing is begun after the mail server asked for less, in milliseconds. */
const rest = 5_000

/** How many of the mail server's connections alerts may use. */
export const connectionsOfAlerts = (connections: number): number => Math.max(1, connections - forLetters)

interface Limits {
  connections: number
  perSecond: number | undefined
}

/** How fast letters may go: more connections while all goes well, half of them where the mail server asks for less. */
export const createPace = ({ connections, perSecond }: Limits) => {
  const max = connectionsOfAlerts(connections)
  let width = Math.min(begin, max)
  let takenInARow = 0
  let restsUntil = 0
  /** What MAIL_PER_SECOND allows now. */
  let allowance = perSecond === undefined ? Number.POSITIVE_INFINITY : Math.max(1, perSecond)
  let refilledAt: number | undefined
  return {
    width: () => width,
    /** How many letters may begin now. */
    allowed: (now: number): number => {
      if (now < restsUntil) return 0
      if (perSecond === undefined) return Number.POSITIVE_INFINITY
      const since = (now - (refilledAt ?? now)) / 1000
      refilledAt = now
      allowance = Math.min(allowance + since * perSecond, Math.max(1, perSecond))
      return Math.floor(allowance)
    },
    began: (count: number): void => {
      allowance -= count
    },
    taken: (): void => {
      takenInARow += 1
      if (takenInARow % growAfter === 0) width = Math.min(width + 1, max)
    },
    /** The server asked for less, or can't be reached. */
    slowDown: (now: number): void => {
      takenInARow = 0
      if (now < restsUntil) return
      width = Math.max(1, Math.floor(width / 2))
      restsUntil = now + rest
    },
  }
}
export type Pace = ReturnType<typeof createPace>

/** Whether a reply asks for fewer letters: 421, or one about the rate or load (RFC 3463, 4.7). */
export const asksForLess = (reply: string): boolean => /^421|^4\d\d[ -]4\.7\./.test(reply)
