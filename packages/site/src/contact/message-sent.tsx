import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from '../components/link.tsx'
import { clearDraft } from './draft.ts'

interface MessageSentProps {
  message: string
  number: string | null
  text: string
  startOver: () => void
}

/** Confirms that the message was sent, takes focus, and offers to write another. */
export const MessageSent = ({ message, number, text, startOver }: MessageSentProps) => {
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
