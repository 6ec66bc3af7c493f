import { editDistance } from '../search/edit-distance.ts'
import { settingNames, type Settings } from '../env.ts'

/** What may be used, but was hardly meant: a sentence for each. */
export const settingWarnings = (
  settings: Settings,
  env: Readonly<Record<string, string | undefined>>,
): string[] => [...(settings.production ? dangerous(settings) : []), ...misspelt(Object.keys(env))]

const dangerous = ({ mail, publicUrl, trustProxy }: Settings): string[] =>
  [
    mail.url === undefined &&
      'MAIL_URL is not set: letters are written as files under DATA_DIR/mail, and nobody gets them.',
    isLocal(publicUrl) &&
      `Links in letters and canonical addresses begin with ${publicUrl.origin}: set PUBLIC_URL to what people type.`,
    publicUrl.protocol === 'https:' &&
      trustProxy.length === 0 &&
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY names none: limits take all visitors for one.',
  ].filter((warning) => warning !== false)

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.|\[::1\]$)/.test(hostname)

/** Names that are nearly a setting's. Others are other programs' and none of our business. */
const misspelt = (names: readonly string[]): string[] =>
  names
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isNear(name, setting))
      return meant === undefined ? [] : [`${name} is no setting: did you mean ${meant}?`]
    })

/** One letter more, less, other or swapped with its neighbour; two in a long name. */
const isNear = (name: string, setting: string): boolean =>
  Math.abs(name.length - setting.length) <= 2 &&
  editDistance(name.toUpperCase(), setting) <= (setting.length < 8 ? 1 : 2)
