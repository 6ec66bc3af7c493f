/** Reads a CSV file as a text, in the encoding in which a spreadsheet has saved it. */
export const readCsvFile = async (file: Blob): Promise<string> =>
  decodeCsv(new Uint8Array(await file.arrayBuffer()))

/**
 * Decodes a CSV file: UTF-16 where a byte order mark says so, as Excel's 'Unicode text', UTF-8 where all of it is, and otherwise
 * Windows-1252, as Excel's plain CSV. A UTF-8 file with a broken byte keeps a `�` there, which its reader refuses.
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

/** UTF-8 that was read as Windows-1252: its byte order mark, `Ã±` for ñ, `â€™` for ’. */
const hasUtf8 = /^ï»¿|(?:[ÂÃ]|â€)[^\p{ASCII}À-ÿ]/u
