import type { MouseEvent } from 'react'

/** Stops propagation of clicks on links and buttons in a table row, since a click on the row opens its record. */
export const stopClicks = (event: MouseEvent): void => event.stopPropagation()
