/** Headings of a text in order. */
export const findHeadings = (html: string): { id: string; title: string }[] =>
  [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = '', words = '']) => ({
    id,
    title: words.replaceAll(/<[^>]+>/g, ''),
  }))
