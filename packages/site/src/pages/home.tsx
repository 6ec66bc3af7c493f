import type { Slide, Update } from '@kampana/shared/api'
import { gravestFirst, type ClassNotice } from '@kampana/shared/class-status'
import { college } from 'virtual:college'
import { ComingEvents } from '../home/coming-events.tsx'
import { Hero } from '../home/hero.tsx'
import { Invitation } from '../home/invitation.tsx'
import { Letter } from '../home/letter.tsx'
import { NewsFront } from '../home/news-front.tsx'
import { Panel } from '../components/panel.tsx'
import { QuickLinks } from '../home/quick-links.tsx'
import type { Home } from '../content/home.ts'
import { definePage } from '../page.ts'
import '../styles/home-page.css'

interface Data {
  notices: ClassNotice[]
  words: Home
  slides: Slide[]
  latest: Update[]
  upcoming: Update[]
}

export const home = definePage<Data>({
  path: '/',
  module: 'src/pages/home.tsx',
  load: async ({ api, today }) => {
    const [{ home: words }, slides, latest, upcoming, status] = await Promise.all([
      import('virtual:home'),
      api.slides(),
      api.updates.latest(5),
      api.updates.upcoming(today, 4),
      api.classStatus.now(),
    ])
    return { notices: gravestFirst(status.data, status.now), words, slides, latest, upcoming }
  },
  head: ({ slides }) => ({
    title: college.name,
    description: college.description,
    ...(slides[0] && { picture: slides[0].src }),
  }),
  view: ({ data: { notices, words, slides, latest, upcoming } }) => (
    <div className="home">
      <Invitation notices={notices} />
      <Hero slides={slides} />
      <QuickLinks links={words.quickLinks} />
      <NewsFront updates={latest} />
      <ComingEvents events={upcoming} />
      <Letter letter={words.president} />
      <div className="panels">
        <Panel {...words.video} action="Play the film" kind="video" />
        <Panel {...words.feed} action="Show the posts" kind="feed" />
      </div>
    </div>
  ),
})
