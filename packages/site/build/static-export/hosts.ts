/** Folders with pages that are posted after the build. */
export const openFolders = ['/updates/announcements/', '/updates/news-and-events/', '/class-status/']

/** The file `_redirects` of hosts that read one: rewrites a page without a file to the fallback document. */
export const redirectsFile = openFolders.map((folder) => `${folder}* /any.html 200\n`).join('')

/** The file `_headers` of hosts that read one. The content security policy is a meta element of each page. */
export const headersFile = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/content/*
  Cache-Control: public, max-age=31536000, immutable
`
