import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { subscriptionTexts, type SubscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { alertsPath, type Choices } from '@kampana/shared/notices/subscription'
import type { ReactNode } from 'react'
import { college } from '../content/store/current.ts'
import { serverUrl } from '@kampana/engine-site/framework/server-url'
import { AlertWording } from './alert-wording.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { SignUpPhone } from './sign-up-phone.tsx'

/**
 * Sign-up form for transport and choices. E-mail works without scripts; a phone needs a script for the browser's permission
 * request.
 */
export const SignUpForm = ({ outcome }: { outcome: FormOutcome | null }) => {
  const { values, errors, notice, suggestion } = outcome ?? { values: {}, errors: {}, notice: null }
  const hasError = errors['email'] !== undefined || suggestion !== undefined
  // Set in the server's HTML too, since the page reloads with this field focused.
  const focus = { autoFocus: hasError }
  return (
    <form className="alert-form" method="post" action={`${serverUrl()}${alertsPath}`}>
      {notice !== null && <Problem>{(texts) => (notice === 'many' ? texts.tooMany : texts.failed)}</Problem>}
      {errors['levels'] !== undefined && <Problem>{({ choose }) => choose}</Problem>}
      <ChoiceFields choices={readChoices(values)} />
      <SignUpPhone />
      <h2>
        <AlertWording>{({ push }) => push.byMail}</AlertWording>
      </h2>
      <div className="field">
        <label htmlFor="alert-email">
          <AlertWording>{({ address }) => address}</AlertWording>
        </label>
        <input
          id="alert-email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values['email']}
          required
          {...focus}
          aria-invalid={errors['email'] === undefined ? undefined : true}
          aria-describedby={hasError ? 'alert-email-problem' : undefined}
        />
        {errors['email'] !== undefined && (
          <p className="field-error" id="alert-email-problem">
            <AlertWording>{({ badAddress }) => badAddress}</AlertWording>
          </p>
        )}
        {suggestion !== undefined && (
          <p className="email-question" id="alert-email-problem">
            <AlertWording>{(texts) => `${texts.didYouMean(suggestion)} ${texts.pressAgain}`}</AlertWording>
            <input type="hidden" name="asked_email" value={values['email']} />
          </p>
        )}
      </div>
      <p className="bait">
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="alert-consent">
        <AlertWording>{({ consent }) => consent(college.name)}</AlertWording>
      </p>
      <button type="submit" className="button">
        <AlertWording>{({ send }) => send}</AlertWording>
      </button>
    </form>
  )
}

const Problem = ({ children }: { children: (texts: SubscriptionTexts) => ReactNode }) => (
  <p className="contact-notice" role="alert">
    <AlertWording>{children}</AlertWording>
  </p>
)

/** Choices from the submitted form. */
const readChoices = (values: FormOutcome['values']): Choices => ({
  levels: values['levels']?.split('\n') ?? null,
  campuses: values['campuses']?.split('\n') ?? null,
  language: values['language'] === 'fil' ? 'fil' : 'en',
  updates: values['updates'] !== undefined,
})

/** Confirms that an e-mail was sent, with the same text for every address. */
export const EmailSent = ({ coming }: { coming: 'now' | 'later' }) => (
  <section className="alert-sent" id="sent" aria-labelledby="sent-title">
    <h2 id="sent-title">
      {Object.entries(subscriptionTexts).map(([language, { sent }], at) => (
        <span key={language} lang={language}>
          {at > 0 && ' · '}
          {sent}
        </span>
      ))}
    </h2>
    {Object.entries(subscriptionTexts).map(([language, { sentMore, sentLater }]) => (
      <p key={language} lang={language}>
        {coming === 'later' && `${sentLater} `}
        {sentMore}
      </p>
    ))}
  </section>
)
