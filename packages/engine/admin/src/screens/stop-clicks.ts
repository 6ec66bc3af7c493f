import type { MouseEvent } from 'react'

/** Stops clicks on links and buttons in a table row from also opening the row's record. */
export const stopClicks = (event: MouseEvent): void => event.stopPropagation()
