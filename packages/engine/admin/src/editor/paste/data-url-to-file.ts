/** Image in an address of the form `data:image/png;base64,…`; undefined for any other address. */
export const dataUrlToFile = (src: string): File | undefined => {
  const [, type, data] = /^data:(image\/[a-z+.-]+);base64,(.*)$/is.exec(src) ?? []
  if (!type || data === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return new File([bytes], `pasted.${type.slice('image/'.length)}`, { type })
  } catch {
    return undefined
  }
}
