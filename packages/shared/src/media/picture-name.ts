/**
 * Guesses a picture's description from its file name: only from one that reads as words that a person has written, since a
 * wrong description is worse than none. Empty for what cameras, phones, scanners and messengers call their files.
 */
export const guessDescription = (fileName: string): string => {
  const stem = fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim()
  const words = stem.replace(/[-_\s]+/g, ' ').trim()
  return generatedOnly.test(words) ||
    generatedStart.test(words) ||
    deviceNumber.test(words) ||
    !isWritten(words)
    ? ''
    : words
}

/** What programs call a picture that has no name. */
const generatedOnly = /^(?:img|images?|photos?|pictures?|pics?|pict|scan|scanned|file|larawan|new)$/i

/** What messengers and programs begin the names of their files with. */
const generatedStart =
  /^(?:whatsapp|kakaotalk|messenger creation|viber|telegram|signal|wechat|mmexport|snapchat|instagram|tiktok|facebook|fb img|received|inbound|screen ?shots?|screen recording|screen capture|untitled|unnamed|downloads?|image from|dcim|collage|canva)(?!\p{L})/iu

/** A word of cameras, phones and scanners with the number that they count by. */
const deviceNumber =
  /(?:^|[^\p{L}])(?:img|images?|vid|mov|dsc[a-z]?|cimg|gopr|gp|dji|pxl|mvimg|p|pics?|pict|photos?|pictures?|scan(?:ned)?|files?|doc|wa|win|larawan)[^\p{L}]*\p{N}/iu

/** Whether there are words that a person would read, and no code of letters and digits. */
const isWritten = (words: string): boolean => {
  const parts = words.split(' ')
  const isCode = parts.some(
    (part) => part.length > 4 && /\d/.test(part) && !/^(?:19|20)\d{2}$/.test(part.replace(/\W/g, '')),
  )
  const real = parts.filter((part) => /^[\p{P}]*\p{L}[\p{L}\p{M}’'.]*[\p{P}]*$/u.test(part))
  return !isCode && real.length >= 1
}

/** Whether a file is HEIC, the iPhone's format, which only Safari shows. */
export const isHeic = ({ type, name }: { type: string; name: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Whether a file says that it is a picture; some systems know no type for HEIC. */
export const isPictureFile = (file: { type: string; name: string }): boolean =>
  file.type.startsWith('image/') || isHeic(file)
