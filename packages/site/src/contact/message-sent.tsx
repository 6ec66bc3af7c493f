import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from '../components/link.tsx'
import { clearDraft } from './draft.ts'

interface MessageSentProps {
  message: string
  text: string
  again: () => void
}

/** Confirms that the message was sent, takes focus, and offers to write another. */
export const MessageSent = ({ message, text, again }: MessageSentProps) => {
  const words = useRef<HTMLElement>(null)
  useEffect(() => {
    clearDraft()
    words.current?.focus()
  }, [])
  const writeAnother = (click: MouseEvent) => {
    if (location.search !== '') return
    click.preventDefault()
    again()
  }
  return (
    <section className="contact-form contact-sent" ref={words} tabIndex={-1} aria-labelledby="sent">
      <h2 id="sent">{message}</h2>
      <p>{text}</p>
      <p>
        <Link to="/contact-us" onClick={writeAnother}>
          Write another message
        </Link>
      </p>
    </section>
  )
}
