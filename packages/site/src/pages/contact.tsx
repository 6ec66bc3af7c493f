import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from 'virtual:college'
import { EmbedPanel } from '../components/embed-panel.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { GetInTouch } from '../contact/get-in-touch.tsx'
import type { Contact } from '../content/contact.ts'
import { definePage } from '../framework/page.ts'
import { findEntry, breadcrumb } from '../site-map.ts'

interface Data {
  words: Contact
  outcome: FormOutcome | null
  sent: boolean
}

const path = '/contact-us'
const isSent = ({ searchParams }: URL): boolean => searchParams.has('sent')

/** How to reach the college, where it is, and the form to write to it. */
export const contactPage = definePage<Data>({
  path,
  cacheKey: (url) => (isSent(url) ? '?sent' : ''),
  load: async ({ url, form }) => {
    const { contact: words } = await import('virtual:contact')
    return { words, outcome: form ?? null, sent: isSent(url) }
  },
  head: ({ outcome, sent }) => ({
    title: sent ? publicMessages.messageSent : outcome ? 'Not sent yet' : (findEntry(path)?.title ?? ''),
    description: `How to reach ${college.name}: addresses, telephones, email, a map, and a form to write to us.`,
  }),
  view: ({ data: { words, outcome, sent } }) => (
    <SectionLayout
      title={findEntry(path)?.title ?? ''}
      standing={findEntry(path)?.standing}
      trail={breadcrumb(path)}
    >
      <div className="contact">
        <GetInTouch hours={words.hours} />
        <ContactForm key={String(sent)} words={words} outcome={outcome} sent={sent} />
        <EmbedPanel
          {...words.map}
          kind="map"
          action="Show the map"
          still={{ ...words.map, width: 1200, height: 640 }}
        />
      </div>
    </SectionLayout>
  ),
})
