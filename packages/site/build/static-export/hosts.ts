/** Beneath these stand pages that were posted after the build, too. */
export const openFolders = ['/updates/announcements/', '/updates/news-and-events/', '/class-status/']

/** For hosts that read a file `_redirects`: what has no file of its own is fetched by the page that stands in. */
export const redirectsFile = openFolders.map((folder) => `${folder}* /any.html 200\n`).join('')

/** For hosts that read a file `_headers`. The policy is in each page. */
export const headersFile = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
