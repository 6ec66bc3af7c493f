/** What is said of the website's pages. */
export const pageMessages = {
  noCode: 'The product makes no page at this address.',
  isCode: 'The product makes the page at this address. Say so above, or choose another.',
  headingTaken: 'Another heading is called so.',
  beneathLink: 'Nothing can lie beneath a link to another website.',
  hasPages: 'Pages lie beneath it, which a link can not have.',
}
