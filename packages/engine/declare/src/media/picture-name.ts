/**
 * Guesses an image's description from its filename, but only from a name written by a person, because a wrong description is
 * worse than none. Empty for filenames of cameras, phones, scanners and messaging apps.
 */
export const guessDescription = (fileName: string): string => {
  const stem = fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim()
  const text = stem.replace(/[-_\s]+/g, ' ').trim()
  return generatedOnly.test(text) || generatedStart.test(text) || deviceNumber.test(text) || !isWritten(text)
    ? ''
    : text
}

/** Names that programs give to unnamed images. */
const generatedOnly = /^(?:img|images?|photos?|pictures?|pics?|pict|scan|scanned|file|larawan|new)$/i

/** Filename prefixes used by messaging apps and other programs. */
const generatedStart =
  /^(?:whatsapp|kakaotalk|messenger creation|viber|telegram|signal|wechat|mmexport|snapchat|instagram|tiktok|facebook|fb img|received|inbound|screen ?shots?|screen recording|screen capture|untitled|unnamed|downloads?|image from|dcim|collage|canva)(?!\p{L})/iu

/** Words that cameras, phones and scanners use, with a counter. */
const deviceNumber =
  /(?:^|[^\p{L}])(?:img|images?|vid|mov|dsc[a-z]?|cimg|gopr|gp|dji|pxl|mvimg|p|pics?|pict|photos?|pictures?|scan(?:ned)?|files?|doc|wa|win|larawan)[^\p{L}]*\p{N}/iu

/** True for readable words, false for codes of letters and digits. */
const isWritten = (text: string): boolean => {
  const parts = text.split(' ')
  const isCode = parts.some(
    (part) => part.length > 4 && /\d/.test(part) && !/^(?:19|20)\d{2}$/.test(part.replace(/\W/g, '')),
  )
  const real = parts.filter((part) => /^[\p{P}]*\p{L}[\p{L}\p{M}’'.]*[\p{P}]*$/u.test(part))
  return !isCode && real.length >= 1
}

/** True for HEIC, the format of iPhones, which only Safari displays. */
export const isHeic = ({ type, name }: { type: string; name: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** True if a file claims to be an image. Some systems know no type for HEIC. */
export const isPictureFile = (file: { type: string; name: string }): boolean =>
  file.type.startsWith('image/') || isHeic(file)
