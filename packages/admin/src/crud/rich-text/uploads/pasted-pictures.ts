/** The copied or dragged pictures. None where there is text as well: Word and spreadsheets add a picture of it. */
export const pastedPictures = (data: DataTransfer | null): File[] => {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  return pictures.length > 0 && htmlText(data?.getData('text/html') ?? '') === '' ? pictures : []
}

const htmlText = (html: string): string =>
  html === '' ? '' : new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
