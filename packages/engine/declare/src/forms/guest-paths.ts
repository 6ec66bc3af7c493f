/** Addresses of the pages for signed-out people. */
export const guestPaths = [
  '/login',
  '/register',
  '/email/verification',
  '/password/reset',
  // Target of e-mails by a plain Laravel, with the token in place of the id.
  '/password/reset/:id',
  '/invitation',
] as const

/** Guest page with this path of the dashboard, if any. */
export const findGuestPath = (pathname: string): (typeof guestPaths)[number] | undefined => {
  const path = pathname.replace(/(?<=.)\/$/, '').replace(/^(\/password\/reset)\/[^/]+$/, '$1/:id')
  return guestPaths.find((each) => each === path)
}
