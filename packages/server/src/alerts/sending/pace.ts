/** Initial number of connections. */
const begin = 5
/** Connections reserved for other e-mails. */
const forEmails = 2
/** Number of consecutive accepted e-mails that adds a connection. */
const growAfter = 10
/** Milliseconds without new e-mails after the mail server asked to slow down. */
const rest = 5_000

/** Number of the mail server's connections that alerts may use. */
export const connectionsOfAlerts = (connections: number): number => Math.max(1, connections - forEmails)

interface Limits {
  connections: number
  perSecond: number | undefined
}

/** Pace of e-mails: adds connections while all goes well, and halves them when the mail server asks to slow down. */
export const createPace = ({ connections, perSecond }: Limits) => {
  const max = connectionsOfAlerts(connections)
  let width = Math.min(begin, max)
  let takenInARow = 0
  let restsUntil = 0
  /** Number of e-mails that MAIL_PER_SECOND currently allows. */
  let allowance = perSecond === undefined ? Number.POSITIVE_INFINITY : Math.max(1, perSecond)
  let refilledAt: number | undefined
  let busy = 0
  const isFull = (): boolean => busy >= width
  const waiting: (() => void)[] = []
  return {
    width: () => width,
    /** Runs work as soon as a connection is free. */
    inTurn: async <T>(work: () => Promise<T>): Promise<T> => {
      while (isFull()) await new Promise<void>((resolve) => waiting.push(resolve))
      busy += 1
      return work().finally(() => {
        busy -= 1
        for (const next of waiting.splice(0)) next()
      })
    },
    /** True if more connections are in use than the pace allows now. */
    isTooWide: (): boolean => busy > width,
    /** Number of e-mails that may start now. */
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
    /** The server asked to slow down or is unreachable. */
    slowDown: (now: number): void => {
      takenInARow = 0
      if (now < restsUntil) return
      width = Math.max(1, Math.floor(width / 2))
      restsUntil = now + rest
    },
  }
}
export type Pace = ReturnType<typeof createPace>

/** Pace of posts: no channel waits for another, and `holdDeliveries` gives each one post at a time. */
export const postPace: Pace = {
  width: () => Number.POSITIVE_INFINITY,
  inTurn: (work) => work(),
  isTooWide: () => false,
  allowed: () => Number.POSITIVE_INFINITY,
  began: () => undefined,
  taken: () => undefined,
  slowDown: () => undefined,
}

/** True if a reply asks to slow down: 421, or a status about rate or load (RFC 3463, 4.7). */
export const asksForLess = (reply: string): boolean => /^421|^4\d\d[ -]4\.7\./.test(reply)
