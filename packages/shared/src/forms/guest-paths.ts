/** The addresses of the pages for people who aren't signed in. */
export const guestPaths = [
  '/login',
  '/register',
  '/email/verification',
  '/password/reset',
  // Where letters of a plain Laravel lead, the token standing for an id.
  '/password/reset/:id',
  '/invitation',
] as const

/** Which of them a path of the dashboard is. */
export const findGuestPath = (pathname: string): (typeof guestPaths)[number] | undefined => {
  const path = pathname.replace(/(?<=.)\/$/, '').replace(/^(\/password\/reset)\/[^/]+$/, '$1/:id')
  return guestPaths.find((each) => each === path)
}
