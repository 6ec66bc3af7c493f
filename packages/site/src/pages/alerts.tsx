import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { subscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { alertsPath, type PersonalPage } from '@kampana/shared/notices/subscription'
import { PersonalView } from '../alerts/own-subscription.tsx'
import { EmailSent, SignUpForm } from '../alerts/sign-up-form.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { definePage } from '@kampana/engine-site/framework/page'
import { breadcrumb } from '../site-map.ts'

const { title, standing } = subscriptionTexts.en
const trail = [...breadcrumb('/class-status'), { title }]

interface SignUp {
  outcome: FormOutcome | null
  /** Time when the e-mail is sent; null before the form is sent. */
  sent: 'now' | 'later' | null
}

/** Sign-up page for class notices. */
export const alertsPage = definePage<SignUp>({
  path: alertsPath,
  cacheKey: (url) => cacheKeys[readSent(url) ?? 'form'],
  load: ({ url, form }) => ({ outcome: form ?? null, sent: readSent(url) }),
  head: ({ sent }) => ({ title, description: standing, ...(sent && { unlisted: true as const }) }),
  view: ({ data: { outcome, sent } }) => (
    <div className="section-page alerts-page">
      <SitePageHeader
        title={title}
        trail={trail}
        standing={standing}
        below={
          !sent && (
            <p className="standing" lang="fil">
              {subscriptionTexts.fil.standing}
            </p>
          )
        }
      />
      {sent ? <EmailSent coming={sent} /> : <SignUpForm outcome={outcome} />}
    </div>
  ),
})

const cacheKeys = { form: '', now: '?sent', later: '?sent=later' } as const

const readSent = ({ searchParams }: URL): SignUp['sent'] => {
  const sent = searchParams.get('sent')
  return sent === null ? null : sent === 'later' ? 'later' : 'now'
}

/** Page that a link in an e-mail opens. Only the server has its data. */
export const personalPage = definePage<PersonalPage>({
  path: `${alertsPath}/*`,
  cacheKey: () => null,
  load: ({ personal }) => personal ?? { show: 'unknown' },
  head: (page) => ({
    title: titleOf(page),
    unlisted: true,
    ...('choices' in page && page.choices.language === 'fil' && { language: 'fil' }),
    ...(page.show === 'unknown' && { status: 404 as const }),
  }),
  view: ({ data: page }) => (
    <div className="section-page alerts-page">
      <SitePageHeader
        title={titleOf(page)}
        standing={undefined}
        trail={[...trail, { title: titleOf(page) }]}
      />
      <PersonalView page={page} />
    </div>
  ),
})

const titleOf = (page: PersonalPage): string =>
  subscriptionTexts['choices' in page ? page.choices.language : 'en'].pages[page.show][0]
