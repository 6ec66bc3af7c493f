/** Headings of a text in order. */
export const findHeadings = (html: string): { id: string; title: string }[] =>
  [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = '', text = '']) => ({
    id,
    title: text.replaceAll(/<[^>]+>/g, ''),
  }))
