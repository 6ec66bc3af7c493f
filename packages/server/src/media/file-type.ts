import { fileTypes, type FileEnding } from '@kampana/engine-declare/media/file'

/** Type of a file by its content, ignoring its name; undefined for unsupported types. */
export const detectFileType = async (bytes: Uint8Array): Promise<FileEnding | undefined> => {
  if (latin1(bytes, 0, 5) === '%PDF-') return 'pdf'
  const names = await listZipEntries(bytes)
  if (!names) return undefined
  return officeEnding(names) ?? openDocumentEnding(bytes)
}

/** Office Open XML (ECMA-376, part 2): each kind of document has its main part at a different path. */
const officeEnding = (names: readonly string[]): FileEnding | undefined => {
  if (!names.includes('[Content_Types].xml')) return undefined
  const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' }
  const found = Object.entries(mainParts).find(([, part]) => names.includes(part))
  return found?.[0] as FileEnding | undefined
}

/** OpenDocument 1.3, part 2, section 3.3: the first entry is `mimetype`, uncompressed, so that it is readable at byte 38. */
const openDocumentEnding = (bytes: Uint8Array): FileEnding | undefined => {
  if (latin1(bytes, 30, 38) !== 'mimetype') return undefined
  const mimeType = latin1(bytes, 38, 100)
  return openDocuments.find(({ type }) => mimeType.startsWith(`${type}PK`))?.ending
}
const openDocuments = (['odt', 'ods', 'odp'] as const).map((ending) => ({ ending, type: fileTypes[ending] }))

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** More entries than any office document has. */
const maxEntries = 10_000

/**
 * Entry names of a ZIP archive, with `/` between folders. Undefined for bytes before or after the archive, because programs
 * read such files differently.
 */
export const listZipEntries = async (bytes: Uint8Array): Promise<string[] | undefined> => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (data.toString('latin1', 0, 4) !== 'PK\x03\x04') return undefined
  // Loaded lazily, because the start doesn't need it.
  const { fromBufferPromise } = await import('yauzl')
  try {
    const archive = await fromBufferPromise(data)
    if (archive.entryCount > maxEntries) return undefined
    const names: string[] = []
    for await (const { fileName } of archive.eachEntry()) names.push(fileName)
    return names
  } catch {
    return undefined
  }
}
