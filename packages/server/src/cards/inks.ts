import type { ShareCard } from '@kampana/shared/media/card'
import type { CollegeIdentity } from '../college/college.ts'

/** What each part of a card is printed in. */
export interface Inks {
  ground: string
  rule: string
  kicker: string
  title: string
  text: string
  name: string
  note: string
  /** How much of the watermark is seen, 0 to 1. */
  faint: number
}

/** The college's colours for the tone of a card; each pair of text and ground is one that its content is checked for. */
export const inksOf = (tone: ShareCard['tone'], { light, tones, accentOnDeep }: CollegeIdentity): Inks => {
  if (tone === undefined || tone === 'paper')
    return {
      ground: light.paper,
      rule: light.accent,
      kicker: light.accentText,
      title: tones['900'],
      text: light.ink,
      name: tones['900'],
      note: light.quiet,
      faint: 0.13,
    }
  const ground = tone === 'alert' ? light.alert : tones['900']
  const { paper } = light
  // The accent is made for deep tones of the brand; on the alert's ground only paper is sure to be read.
  const kicker = tone === 'alert' ? paper : accentOnDeep
  return { ground, rule: kicker, kicker, title: paper, text: paper, name: paper, note: paper, faint: 0.1 }
}
