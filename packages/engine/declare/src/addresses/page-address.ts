/** Address of a page in the site map. */
export const pageAddress = /^\/$|^(\/[^/\s?#%]+)+$/
