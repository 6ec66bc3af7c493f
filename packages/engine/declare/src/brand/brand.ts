import { generateTones, type Tones } from '../colors/tones.ts'
import { svgDataUrl } from '../media/svg-data-url.ts'
import type { Colors } from '../colors/colors.ts'

/** Brand of a dashboard: a short name beside the seal, the seal as a `data:` URL, and the site's colors. */
export interface Brand {
  name: string
  seal: string
  tones: Tones
  light: Colors['light']
  dark: Colors['dark']
}

/** Creates the brand of a college from `college.yaml` and the text of `seal.svg`. */
export const createBrand = (
  { shortName, colors }: { shortName: string; colors: Colors },
  seal: string,
): Brand => ({
  name: shortName,
  seal: svgDataUrl(seal),
  tones: generateTones(colors.brand),
  light: colors.light,
  dark: colors.dark,
})
