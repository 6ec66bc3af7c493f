import { crc32 } from 'node:zlib'

/** A ZIP archive of small texts in the given order. It has the structure of office documents, but isn't compressed. */
export const zipOf = (entries: Readonly<Record<string, string>>): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const local = Buffer.concat([header(0x04034b50, name, text), Buffer.from(name), Buffer.from(text)])
    directory.push(entryOf(name, text, offset))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}

/** A Word document with the file names that identify one. */
export const wordDocument = (more: Readonly<Record<string, string>> = {}): Buffer =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...more })

const header = (signature: number, name: string, text: string): Buffer => {
  const made = Buffer.alloc(30)
  made.writeUInt32LE(signature, 0)
  made.writeUInt32LE(crc32(text), 14)
  made.writeUInt32LE(text.length, 18)
  made.writeUInt32LE(text.length, 22)
  made.writeUInt16LE(name.length, 26)
  return made
}

const entryOf = (name: string, text: string, offset: number): Buffer => {
  const made = Buffer.alloc(46)
  made.writeUInt32LE(0x02014b50, 0)
  made.writeUInt32LE(crc32(text), 16)
  made.writeUInt32LE(text.length, 20)
  made.writeUInt32LE(text.length, 24)
  made.writeUInt16LE(name.length, 28)
  made.writeUInt32LE(offset, 42)
  return Buffer.concat([made, Buffer.from(name)])
}
