/** More entries than any office document has. */
const mostEntries = 10_000

/**
 * The entry names of a ZIP archive, with `/` between folders. Undefined for bytes that aren't an archive from first to last,
 * since programs differ in how they read such a file.
 */
export const listZipEntries = async (bytes: Uint8Array): Promise<string[] | undefined> => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (data.toString('latin1', 0, 4) !== 'PK\x03\x04') return undefined
  // Loaded lazily, since a start doesn't need it.
  const { fromBufferPromise } = await import('yauzl')
  try {
    const archive = await fromBufferPromise(data)
    if (archive.entryCount > mostEntries) return undefined
    const names: string[] = []
    for await (const { fileName } of archive.eachEntry()) names.push(fileName)
    return names
  } catch {
    return undefined
  }
}
