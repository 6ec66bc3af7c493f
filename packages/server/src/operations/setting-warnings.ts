import { editDistance } from '../crud/query/edit-distance.ts'
import { settingNames, type Settings } from '../env.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Warnings about settings that are valid but probably unintended. */
export const settingWarnings = (settings: Settings, env: Environment): string[] => [
  ...(settings.production ? dangerous(settings, env) : []),
  ...settings.faultyChannels.map(({ name, problem }) => `channels/${name}.yaml is off: ${problem}`),
  ...misspelt(Object.keys(env)),
]

const dangerous = ({ mail, publicUrl, trustProxy }: Settings, env: Environment): string[] =>
  [
    mail.url === undefined &&
      'MAIL_URL is not set: letters are written as files under DATA_DIR/mail, and nobody gets them.',
    isLocal(publicUrl) &&
      `Links in letters and canonical addresses begin with ${publicUrl.origin}: set PUBLIC_URL to what people type.`,
    publicUrl.protocol === 'https:' &&
      trustProxy.length === 0 &&
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY names none: limits take all visitors for one.',
    !env['SECURITY_CONTACT'] &&
      'SECURITY_CONTACT is not set: security.txt sends researchers to the contact page. Set it to mailto: and an address that somebody reads.',
  ].filter((warning) => warning !== false)

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.|\[::1\]$)/.test(hostname)

/** Environment variables with a typo in a setting's name. Others belong to other programs. */
const misspelt = (names: readonly string[]): string[] =>
  names
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isNear(name, setting))
      return meant === undefined ? [] : [`${name} is no setting: did you mean ${meant}?`]
    })

/** True for an edit distance of one, or two in a long name. */
const isNear = (name: string, setting: string): boolean =>
  Math.abs(name.length - setting.length) <= 2 &&
  editDistance(name.toUpperCase(), setting) <= (setting.length < 8 ? 1 : 2)
