/** By what the pages and the place of the class status tell each other, though either may be there without the other. */
export const navigated = 'kampana:moved'
/** Who shows the page of notices anew prevents the default, which is to load it again. */
export const noticesChanged = 'kampana:notices'

/** Whether the page is one that tells of notices itself. */
export const isNoticePage = (): boolean => /^\/class-status(?:\/|$)/.test(location.pathname)
