import { editDistance } from '@kampana/engine-server/records/query/edit-distance'
import { settingNames, type Settings } from '../env.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Warnings about settings that are valid but probably unintended. */
export const settingWarnings = (settings: Settings, env: Environment): string[] => [
  ...(settings.production ? dangerous(settings, env) : []),
  ...settings.faultyChannels.map(
    ({ name, problem }) => `The channel channels/${name}.yaml is turned off: ${problem}`,
  ),
  ...misspelt(Object.keys(env)),
]

const dangerous = ({ mail, publicUrl, trustProxy }: Settings, env: Environment): string[] =>
  [
    mail.url === undefined &&
      'MAIL_URL is not set. E-mails are written to files in DATA_DIR/mail and not sent.',
    isLocal(publicUrl) &&
      `Links in e-mails and canonical addresses start with ${publicUrl.origin}. Set PUBLIC_URL to the public address of the website.`,
    publicUrl.protocol === 'https:' &&
      trustProxy.length === 0 &&
      'PUBLIC_URL is https, but TRUST_PROXY is not set. Behind a proxy, rate limits count all visitors as one. Set TRUST_PROXY to the address of the proxy.',
    !env['SECURITY_CONTACT'] &&
      'SECURITY_CONTACT is not set, so security.txt names the contact page. Set it to a monitored address, such as mailto:security@college.edu.ph.',
  ].filter((warning) => warning !== false)

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.|\[::1\]$)/.test(hostname)

/** Environment variables with a typo in a setting's name. Others belong to other programs. */
const misspelt = (names: readonly string[]): string[] =>
  names
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isNear(name, setting))
      return meant === undefined ? [] : [`Unknown setting ${name}. Did you mean ${meant}?`]
    })

/** True for an edit distance of one, or two in a long name. */
const isNear = (name: string, setting: string): boolean =>
  Math.abs(name.length - setting.length) <= 2 &&
  editDistance(name.toUpperCase(), setting) <= (setting.length < 8 ? 1 : 2)
