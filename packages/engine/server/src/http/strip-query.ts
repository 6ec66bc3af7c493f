/** Path of a request URL, without its query string. */
export const stripQuery = (url: string): string => url.split('?', 1).join('')
