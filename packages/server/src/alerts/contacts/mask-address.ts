/** Address as shown to staff: `m…@gmail.com`, or a phone's push service. */
export const maskAddress = (address: string): string => {
  const endpoint = /^https?:\S+/.exec(address)?.[0]
  if (endpoint !== undefined) return new URL(endpoint).host
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`
}
