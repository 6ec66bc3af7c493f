/** The pictures that were copied or dragged as such. Word and spreadsheets add a picture of the words: it isn't meant. */
export const pastedPictures = (data: DataTransfer | null): File[] => {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  return pictures.length > 0 && wordsIn(data?.getData('text/html') ?? '') === '' ? pictures : []
}

const wordsIn = (html: string): string =>
  html === '' ? '' : new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
