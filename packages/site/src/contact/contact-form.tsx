import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from '../content/store/current.ts'
import { Prose } from '../components/prose.tsx'
import type { Contact } from '../content/contact.ts'
import { serverUrl } from '../framework/server-url.ts'
import { ContactField } from './contact-field.tsx'
import { fieldNames, restoreContactDraft } from './form-values.ts'
import { MessageSent } from './message-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  content: Contact
  /** The outcome of an invalid submission without script. */
  outcome: FormOutcome | null
  /** Whether it was submitted without script and accepted. */
  sent: boolean
}

/** The form to write to the college. It works without script. */
export const ContactForm = ({ content: { form: texts, privacy }, outcome, sent }: ContactFormProps) => {
  const message = useContactForm(outcome)
  if (sent || message.sent !== null)
    return (
      <MessageSent
        message={message.sent ?? publicMessages.messageSent}
        text={texts.sent}
        startOver={message.startOver}
      />
    )
  const firstInvalid = fieldNames.find((name) => outcome?.errors[name] !== undefined)
  return (
    <section className="contact-form" aria-labelledby="write">
      <h2 id="write">{texts.title}</h2>
      <p>{texts.text}</p>
      <form
        ref={restoreContactDraft}
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
            first={name === firstInvalid}
          />
        ))}
        <Honeypot />
        <Privacy notice={privacy} />
        {message.notice !== null && (
          <Notice text={message.notice} takesFocus={message.notice === outcome?.notice} />
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

/** Why the message wasn't sent. It takes the focus if the server rendered it. */
const Notice = ({ text, takesFocus }: { text: string; takesFocus: boolean }) => {
  const [contact] = college.contacts
  const focusProps = { tabIndex: -1, autoFocus: takesFocus }
  return (
    <p className="contact-notice" role="alert" {...focusProps}>
      <strong>{text}</strong> What you wrote is still here.
      {contact && (
        <>
          {' '}
          You can also reach us at <a href={contact.href}>{contact.label}</a>.
        </>
      )}
    </p>
  )
}

/** A summary of the privacy notice, with the whole text in a `details` element. */
const Privacy = ({ notice: { title, description, html } }: { notice: Contact['privacy'] }) => (
  <div className="privacy" id="privacy">
    <p>{description}</p>
    <details>
      <summary>{title}</summary>
      <Prose as="plain" html={html} />
    </details>
  </div>
)
