/** DOM events between the router and the class status banner, which load independently of each other. */
export const navigated = 'kampana:moved'
/** Cancelable: a listener that refreshes the page of notices prevents its reload. */
export const noticesChanged = 'kampana:notices'

/** True if the current page shows notices in its own content. */
export const isNoticePage = (): boolean => /^\/class-status(?:\/|$)/.test(location.pathname)
