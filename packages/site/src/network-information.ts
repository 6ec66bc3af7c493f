/** Information about the connection, which some browsers provide (https://wicg.github.io/netinfo/). */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}
const networkInformation = (): NetworkInformation =>
  (navigator as { connection?: NetworkInformation }).connection ?? {}

/** True if the visitor has enabled data saving. */
export const savesData = (): boolean => networkInformation().saveData === true

/** True if the connection is known to be slow. */
export const isSlow = (): boolean => (networkInformation().effectiveType ?? '4g') !== '4g'
