/** File names that cameras, phones and messengers generate, which don't describe the picture. */
const generatedName =
  /^(img|image|dsc[a-z]?|dscn|dcim|pic|pict|photo|picture|screenshot|screen shot|screen recording|whatsapp image|whatsapp|received|fb img|messenger creation|signal|viber image|pxl|mvimg|gopr|dji|scan|snapchat|untitled|unnamed|download|larawan|\p{N}|[\p{N}a-f]{8,}$|[\p{P}\p{S} ])(?!\p{L})/iu

/** Guesses a picture's description from its file name; empty for a generated name. */
export const guessDescription = (fileName: string): string => {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return generatedName.test(words) ? '' : words
}

/** Whether a file is HEIC, the iPhone's format, which only Safari shows and the server can't decode. */
export const isHeic = ({ type, name }: { type: string; name: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
