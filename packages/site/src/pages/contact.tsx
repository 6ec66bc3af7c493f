import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from '../content/store/current.ts'
import { EmbedPanel } from '../components/embed-panel.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { GetInTouch } from '../contact/get-in-touch.tsx'
import type { Contact } from '../content/contact.ts'
import { readPart } from '../content/store/parts.ts'
import { definePage } from '../framework/page.ts'
import { entryTitle } from '../site-map.ts'

interface Data {
  content: Contact
  outcome: FormOutcome | null
  sent: boolean
}

const path = '/contact-us'
const isSent = ({ searchParams }: URL): boolean => searchParams.has('sent')

/** Contacts, map and the contact form. */
export const contactPage = definePage<Data>({
  path,
  cacheKey: (url) => (isSent(url) ? '?sent' : ''),
  load: async ({ url, form }) => {
    return { content: await readPart('contact'), outcome: form ?? null, sent: isSent(url) }
  },
  head: ({ outcome, sent }) => ({
    title: sent ? publicMessages.messageSent : outcome ? 'Not sent yet' : entryTitle(path),
    description: `How to reach ${college.name}: addresses, telephones, email, a map, and a form to write to us.`,
  }),
  view: ({ data: { content, outcome, sent } }) => (
    <SectionLayout>
      <div className="contact">
        <GetInTouch hours={content.hours} />
        <ContactForm key={String(sent)} content={content} outcome={outcome} sent={sent} />
        <EmbedPanel
          {...content.map}
          kind="map"
          action="Show the map"
          poster={{ ...content.map, width: 1200, height: 640 }}
        />
      </div>
    </SectionLayout>
  ),
})
