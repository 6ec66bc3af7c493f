const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const longestComment = 65_535
const mostEntries = 10_000

/** The names in a ZIP archive's directory (APPNOTE.TXT, sections 4.3.12 and 4.3.16); undefined where it is no archive. */
export const namesInZip = (bytes: Uint8Array): string[] | undefined => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(data)
  if (end === undefined || data.readUInt32LE(0) !== 0x04034b50) return undefined
  const count = data.readUInt16LE(end + 10)
  let at = data.readUInt32LE(end + 16)
  const names: string[] = []
  while (names.length < Math.min(count, mostEntries)) {
    if (at + 46 > data.length || data.readUInt32LE(at) !== entrySignature) return undefined
    const length = (offset: number): number => data.readUInt16LE(at + offset)
    const end = at + 46 + length(28)
    names.push(data.toString('utf8', at + 46, end))
    at = end + length(30) + length(32)
  }
  return count === names.length ? names : undefined
}

/** Where the record is that ends an archive; a comment of any length may follow it. */
const endOf = (data: Buffer): number | undefined => {
  const lowest = Math.max(0, data.length - 22 - longestComment)
  for (let at = data.length - 22; at >= lowest; at--) if (data.readUInt32LE(at) === endSignature) return at
  return undefined
}
