import type { MouseEvent } from 'react'

/** A row opens its record when it is clicked; what can be clicked in a row keeps its clicks to itself. */
export const stopClicks = (event: MouseEvent): void => event.stopPropagation()
