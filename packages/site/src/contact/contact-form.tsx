import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from '../content/store/current.ts'
import { Prose } from '../components/prose.tsx'
import type { Contact } from '../content/contact.ts'
import { serverUrl } from '@kampana/engine-site/framework/server-url'
import { ContactField } from './contact-field.tsx'
import { EmailQuestion } from './email-question.tsx'
import { fieldNames, restoreContactDraft } from './form-values.ts'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from '../components/link.tsx'
import { clearDraft } from './draft.ts'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  content: Contact
  /** Outcome of an invalid submission without script. */
  outcome: FormOutcome | null
  /** True if it was submitted without script and accepted. */
  sent: boolean
  /** Number of the message, if the server gave one. */
  number: string | null
}

/** Form to write to the college. It works without script. */
export const ContactForm = ({ content, outcome, sent, number }: ContactFormProps) => {
  const { record, privacy, offices } = content
  const message = useContactForm(outcome)
  if (sent || message.sent !== null)
    return (
      <MessageSent
        {...(message.sent ?? { message: publicMessages.messageSent, number })}
        text={record.form_sent}
        startOver={message.startOver}
      />
    )
  const firstInvalid = fieldNames.find((name) => outcome?.errors[name] !== undefined)
  return (
    <section className="contact-form" aria-labelledby="write">
      <h2 id="write">{record.form_title}</h2>
      <p>{record.form_text}</p>
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
            first={name === firstInvalid || (name === 'email' && outcome?.suggestion !== undefined)}
            question={name === 'email' && message.question && <EmailQuestion {...message.question} />}
          />
        ))}
        <OfficeField offices={offices} value={outcome?.values['office']} />
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

/** Optional office that the message is for. */
const OfficeField = ({ offices, value = '' }: { offices: readonly string[]; value: string | undefined }) => (
  <div className="field">
    <label htmlFor="contact-office">Office (optional)</label>
    <select id="contact-office" name="office" defaultValue={value}>
      <option value="">I don’t know</option>
      {offices.map((office) => (
        <option key={office}>{office}</option>
      ))}
    </select>
  </div>
)

/** A honeypot: spam bots fill in every field, people don't see it, and browsers don't autofill it. */
const Honeypot = () => (
  <p className="bait">
    <label>
      Website <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
)

/** Reason why the message wasn't sent. It takes the focus if the server rendered it. */
const Notice = ({ text, takesFocus }: { text: string; takesFocus: boolean }) => {
  const [contact] = college.contacts ?? []
  const focusProps = { tabIndex: -1, autoFocus: takesFocus }
  return (
    <p className="contact-notice" role="alert" {...focusProps}>
      <strong>{text}</strong> Your message is still here.
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

interface MessageSentProps {
  message: string
  number: string | null
  text: string
  startOver: () => void
}

/** Confirms that the message was sent, takes focus, and offers to write another. */
const MessageSent = ({ message, number, text, startOver }: MessageSentProps) => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    clearDraft()
    section.current?.focus()
  }, [])
  const writeAnother = (click: MouseEvent) => {
    if (location.search !== '') return
    click.preventDefault()
    startOver()
  }
  return (
    <section className="contact-form contact-sent" ref={section} tabIndex={-1} aria-labelledby="sent">
      <h2 id="sent">{message}</h2>
      {number !== null && (
        <p>
          Your reference number is <strong className="message-number">{number}</strong>. Please mention it
          when you contact us about this message.
        </p>
      )}
      <p>{text}</p>
      <p>
        <Link to="/contact-us" onClick={writeAnother}>
          Write another message
        </Link>
      </p>
    </section>
  )
}
