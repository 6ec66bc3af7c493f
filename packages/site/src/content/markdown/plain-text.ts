/** The words of HTML that the content was made into, on one line; headings, cells and lines are parted from what follows. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(?:h\d)>/g, '. ')
    .replace(/<\/dt>/g, ': ')
    .replace(/<\/(?:td|th|dd|li)>/g, ' · ')
    .replace(/<\/(?:p|tr|div|figure|figcaption|blockquote)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: ·)+(?= ·|$)/g, '')

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const
