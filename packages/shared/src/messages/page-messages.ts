/** What is said of the website's pages. */
export const pageMessages = {
  needsAddress: 'A page needs an address.',
  noAddress: 'A link and a heading have no address.',
  noCode: 'The product makes no page at this address.',
  isCode: 'The product makes the page at this address. Say so above, or choose another.',
  hasPages: 'Pages lie beneath it, which a link can not have.',
}
