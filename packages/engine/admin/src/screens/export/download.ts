/** Downloads a text as a file. The byte order mark (BOM) at the start lets Excel read UTF-8, such as ñ. */
export const downloadCsv = (text: string, fileName: string): void => {
  // No event reports the end of a download, so the next download revokes the object URL.
  if (last) URL.revokeObjectURL(last)
  last = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: last, download: fileName })
  link.click()
}

let last: string | undefined
