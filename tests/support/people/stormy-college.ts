import type { SMTPServerOptions } from 'smtp-server'
import { administrator as account } from './accounts.ts'
import { fixtureCollege } from '../college-directory.ts'
import { college } from './college.ts'
import { subscribeFamilies } from './families.ts'
import { mailbox } from './mailbox.ts'

export interface Alert {
  id: number
  status: string
  event: string
  total: number
  taken: number
  failed: number
  gone: number
  phones: number
  twice: number
  problem: string | null
  reasons?: { state: string; reply: string; count: number }[]
}

const hour = 60 * 60
const morning = Date.parse('2026-11-21T04:30:00+08:00')
/** A notice without an alert. */
export const notice = {
  status: 'suspended',
  levels: null,
  campuses: null,
  offices_closed: 0,
  announced: 'signal-2',
  reason: 'Baha sa Convent Road',
  language: 'fil',
  starts_at: '2026-11-20T16:00:00Z',
  ends_at: '2026-11-21T15:59:00Z',
}
/** A notice with an alert. */
export const told = { ...notice, tell_families: 1 }

interface StormOptions {
  url?: string
  push?: string
  settings?: Readonly<Record<string, string>>
  /** Sends no other e-mails; by default if the mail server reacts to senders, which are the same for all e-mails. */
  onlyAlerts?: boolean
}

/** A college at 4:30 AM, with subscribers, a mail server and optionally a push service. */
export const stormyCollege = async (
  families: readonly string[],
  options: SMTPServerOptions = {},
  { url, push = '', settings = {}, onlyAlerts = options.onMailFrom !== undefined }: StormOptions = {},
) => {
  const mail = await mailbox(options)
  let time = morning
  const place = await college({
    settings: {
      COLLEGE_DIR: fixtureCollege,
      MAIL_URL: url ?? mail.url,
      MAIL_FROM: 'The College <notices@college.example>',
      ...settings,
      PUSH_SERVICES: push,
    },
    now: () => new Date(time),
  })
  await subscribeFamilies(place, families)
  if (onlyAlerts) await place.app.outbox.close()
  const { administrator, app } = place
  const ofFamilies = () => mail.arrived.filter(({ to }) => to.some((each) => each.includes('@home.example')))
  const alerts = async () => (await administrator.get<Alert[]>('/api/alerts')).body.data
  return {
    ...place,
    mail,
    ofFamilies,
    alerts,
    now: () => time,
    alert: async () => (await administrator.get<Alert>(`/api/alerts/${(await alerts())[0]!.id}`)).body.data,
    post: async (values: object = told) =>
      (await administrator.post<{ id: number }>('/api/class-status', values)).body.data.id,
    /** Advances the time while no node runs. */
    standStill: (seconds: number) => void (time += seconds * 1000),
    /** Advances the time, and sends everything that becomes due. */
    pass: async (seconds: number) => {
      for (let left = seconds; left > 0; left -= hour) {
        time += Math.min(left, hour) * 1000
        await app.alertSender.sendDue()
      }
      // The session has expired by then.
      if (seconds >= hour) await administrator.post('/login', account)
    },
  }
}

export type Storm = Awaited<ReturnType<typeof stormyCollege>>

/** A mail server's rejection. */
export const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })
