/** Messages about the website's pages. */
export const pageMessages = {
  noCode: 'There is no built-in page at this address.',
  isCode: 'This address belongs to a built-in page. Select “Built-in page” above or choose another address.',
  headingTaken: 'Another heading already has this title.',
  beneathLink: 'A link to another website can’t have child pages.',
  hasPages: 'This page has child pages, so it can’t become a link.',
}
