/** Copied or dragged files. Empty if there is text as well: Word and spreadsheets add an image of the text. */
export const pastedFiles = (data: DataTransfer | null): File[] => {
  const files = [...(data?.files ?? [])]
  return files.length > 0 && htmlText(data?.getData('text/html') ?? '') === '' ? files : []
}

const htmlText = (html: string): string =>
  html === '' ? '' : new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
