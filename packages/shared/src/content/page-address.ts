/** The address of a page in the site map. */
export const pageAddress = /^\/$|^(\/[^/\s?#%]+)+$/
export const pageAddressProblem = 'must begin with / and hold no spaces, ?, # or %, and no / at the end.'
