import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from 'virtual:college'
import { Prose } from '../components/prose.tsx'
import type { Contact } from '../content/contact.ts'
import { serverUrl } from '../framework/server-url.ts'
import { ContactField } from './contact-field.tsx'
import { fieldNames, restoreDraft } from './form-values.ts'
import { MessageSent } from './message-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  words: Contact
  /** What became of it when it was sent without script. */
  outcome: FormOutcome | null
  /** Whether it was sent without script, and taken. */
  sent: boolean
}

/** Writes to the college. It is a plain form, which the browser can send by itself. */
export const ContactForm = ({ words: { form: words, privacy }, outcome, sent }: ContactFormProps) => {
  const message = useContactForm(outcome)
  if (sent || message.sent !== null)
    return (
      <MessageSent
        message={message.sent ?? publicMessages.messageSent}
        text={words.sent}
        again={message.startOver}
      />
    )
  const faulty = fieldNames.find((name) => outcome?.errors[name] !== undefined)
  return (
    <section className="contact-form" aria-labelledby="write">
      <h2 id="write">{words.title}</h2>
      <p>{words.text}</p>
      <form
        ref={restoreDraft}
        method="post"
        action={`${serverUrl()}/contact-us`}
        noValidate
        onSubmit={message.submit}
        onInput={message.edit}
        onReset={message.clear}
      >
        {fieldNames.map((name) => (
          <ContactField
            key={name}
            name={name}
            value={outcome?.values[name]}
            error={message.errors[name]}
            first={name === faulty}
          />
        ))}
        <Honeypot />
        <Privacy notice={privacy} />
        {message.notice !== null && (
          <Notice text={message.notice} came={message.notice === outcome?.notice} />
        )}
        <p className="contact-send">
          <button type="submit" className="button" aria-disabled={message.sending || undefined}>
            {message.sending ? 'Sending…' : 'Send the message'}
          </button>
          <button type="reset" className="button-plain">
            Clear the form
          </button>
        </p>
        <output className="unseen">{message.sending && 'Sending…'}</output>
      </form>
    </section>
  )
}

/** A honeypot: spam bots fill in every field, people don't see it, and browsers don't autofill it. */
const Honeypot = () => (
  <p className="bait">
    <label>
      Website <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
)

/** Why nothing was sent. What was written still stands above; a page that came with the notice opens there. */
const Notice = ({ text, came }: { text: string; came: boolean }) => {
  const [address] = college.contacts
  const opensHere = { tabIndex: -1, autoFocus: came }
  return (
    <p className="contact-notice" role="alert" {...opensHere}>
      <strong>{text}</strong> What you wrote is still here.
      {address && (
        <>
          {' '}
          You can also reach us at <a href={address.href}>{address.label}</a>.
        </>
      )}
    </p>
  )
}

/** In short at the form; the whole on demand, also without script. */
const Privacy = ({ notice: { title, description, html } }: { notice: Contact['privacy'] }) => (
  <div className="privacy" id="privacy">
    <p>{description}</p>
    <details>
      <summary>{title}</summary>
      <Prose html={html} plain />
    </details>
  </div>
)
