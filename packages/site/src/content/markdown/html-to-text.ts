/** Plain text of rendered content on one line, with separators after headings, cells and lines. Omits links to its sections. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<nav\b.*?<\/nav>/g, '')
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
