/** Reads a CSV file as text, in the encoding of the spreadsheet program that saved it. */
export const readCsvFile = async (file: Blob): Promise<string> =>
  decodeCsv(new Uint8Array(await file.arrayBuffer()))

/**
 * Decodes a CSV file. A UTF-16 byte order mark, as in Excel's 'Unicode text', means UTF-16. Valid UTF-8 is decoded as such.
 * Other files are Windows-1252, as in Excel's plain CSV. An invalid byte in a UTF-8 file becomes `�`, which the import
 * rejects.
 */
export const decodeCsv = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return hasUtf8.test(text) ? new TextDecoder().decode(bytes) : text
  }
}

/** UTF-8 that was decoded as Windows-1252: its byte order mark, `Ã±` for ñ, `â€™` for ’. */
const hasUtf8 = /^ï»¿|(?:[ÂÃ]|â€)[^\p{ASCII}À-ÿ]/u
