import type { Slide, Update } from '@kampana/shared/api/api'
import { college } from 'virtual:college'
import { ComingEvents } from '../home/coming-events.tsx'
import { Hero } from '../home/hero.tsx'
import { Invitation } from '../home/invitation.tsx'
import { Letter } from '../home/letter.tsx'
import { NewsFront } from '../home/news-front.tsx'
import { EmbedPanel } from '../components/embed-panel.tsx'
import { QuickLinks } from '../home/quick-links.tsx'
import { StatusLine } from '../home/status-line.tsx'
import type { Home } from '../content/home.ts'
import { definePage } from '../framework/page.ts'
import '../styles/pages/home/index.css'

interface Data {
  /** Whether a notice stands at the top of the page, and when that was found out. */
  hasNotice: boolean
  checked: string
  words: Home
  slides: Slide[]
  latest: Update[]
  upcoming: Update[]
}

export const homePage = definePage<Data>({
  path: '/',
  module: 'src/pages/home.tsx',
  maxAge: 30,
  load: async ({ api, today, now }) => {
    const [{ home: words }, slides, latest, upcoming, status] = await Promise.all([
      import('virtual:home'),
      api.slides(),
      api.updates.latest(5),
      api.updates.upcoming(today, 4),
      api.classStatus.now(),
    ])
    const { data } = status
    return { hasNotice: data.length > 0, checked: now ?? status.now, words, slides, latest, upcoming }
  },
  head: ({ slides }) => ({
    title: college.name,
    description: college.description,
    ...(slides[0] && { picture: slides[0].src }),
  }),
  view: ({ data: { hasNotice, checked, words, slides, latest, upcoming } }) => (
    <div className="home">
      {!hasNotice && <Invitation />}
      <Hero slides={slides} />
      {!hasNotice && <StatusLine checked={checked} />}
      <QuickLinks links={words.quickLinks} />
      <NewsFront updates={latest} />
      <ComingEvents events={upcoming} />
      <Letter letter={words.president} />
      <div className="panels">
        <EmbedPanel {...words.video} action="Play the film" kind="video" />
        <EmbedPanel {...words.feed} action="Show the posts" kind="feed" />
      </div>
    </div>
  ),
})
