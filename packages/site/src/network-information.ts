/** What some browsers tell of the connection (https://wicg.github.io/netinfo/). */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}
const networkInformation = (): NetworkInformation =>
  (navigator as { connection?: NetworkInformation }).connection ?? {}

/** Whether the visitor asks for little data. */
export const savesData = (): boolean => networkInformation().saveData === true

/** Whether the connection is known to be slow. */
export const isSlow = (): boolean => (networkInformation().effectiveType ?? '4g') !== '4g'
