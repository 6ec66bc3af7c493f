import { createBrand } from '@kampana/engine-declare/brand/brand'
import { plainColors } from '@kampana/engine-declare/colors/plain-colors'

export const name = 'Small College'

const seal =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#3f7a3a"/></svg>'

/** The college's name, seal and colors in the dashboard. */
export const brand = createBrand({ shortName: name, colors: plainColors('#3f7a3a') }, seal)
