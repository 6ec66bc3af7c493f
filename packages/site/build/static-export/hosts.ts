/** Folders whose pages can be published after the build. */
export const openFolders = ['/updates/announcements/', '/updates/news-and-events/', '/class-status/']

/** Content of the file `_redirects`, for hosts that read it. Rewrites a page without a file to the fallback document. */
export const redirectsFile = openFolders.map((folder) => `${folder}* /any.html 200\n`).join('')

/** Content of the file `_headers`, for hosts that read it. The content security policy is a meta element of each page. */
export const headersFile = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/content/*
  Cache-Control: public, max-age=31536000, immutable
`
