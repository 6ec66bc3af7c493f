/** For hosts that read a file `_redirects`: an update without a file of its own is fetched by the page that stands in. */
export const redirectsFile = `/updates/announcements/* /any.html 200
/updates/news-and-events/* /any.html 200
`

/** For hosts that read a file `_headers`. The policy is in each page. */
export const headersFile = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
