/** What cameras, phones and messengers call a picture by themselves: it tells nothing of what is in it. */
const madeUp =
  /^(img|image|dsc[a-z]?|dscn|dcim|pic|pict|photo|picture|screenshot|screen shot|screen recording|whatsapp image|whatsapp|received|fb img|messenger creation|signal|viber image|pxl|mvimg|gopr|dji|scan|snapchat|untitled|unnamed|download|larawan|\p{N}|[\p{N}a-f]{8,}$|[\p{P}\p{S} ])(?!\p{L})/iu

/** A first guess at a picture's description, from its file's name; '' where the name wasn't given by a person. */
export const guessDescription = (fileName: string): string => {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return madeUp.test(words) ? '' : words
}

/** An iPhone's own format, by what the browser or the file's name says: no browser but Safari shows it, and the server can't read it. */
export const isHeic = ({ type, name }: { type: string; name: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
