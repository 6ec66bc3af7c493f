/** An address as staff see it: `m…@gmail.com`. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`
}
