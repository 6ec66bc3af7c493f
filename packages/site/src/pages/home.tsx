import type { Slide, Update } from '@kampana/shared/api/api'
import { pinnedFirst } from '@kampana/shared/api/updates-api'
import { college } from '../content/store/current.ts'
import { loadClassDays, type ClassDays } from '../class-status/load-class-days.ts'
import { ComingEvents } from '../home/coming-events.tsx'
import { findEnrollment, type Enrollment } from '../home/enrollment.ts'
import { HomeFigures } from '../home/home-figures.tsx'
import { isInviting } from '../content/college.ts'
import { Invitation } from '../home/invitation.tsx'
import { Letter } from '../home/letter.tsx'
import { NewsFront } from '../home/news-front.tsx'
import { drawingAddress } from '../components/drawings.ts'
import { EmbedPanel } from '../components/embed-panel.tsx'
import { Opening } from '../home/opening.tsx'
import { StatusLine } from '../home/status-line.tsx'
import { Ways } from '../home/ways.tsx'
import type { HomeView } from '../content/home.ts'
import { readPart } from '../content/store/parts.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import '../styles/pages/home/index.css'

interface Data {
  /** True if visitors are invited to a newer website. */
  isInviting: boolean
  /** True if the banner shows a class notice. */
  hasNotice: boolean
  /** Time of the class status check. */
  checked: string
  classDays: ClassDays
  content: HomeView
  enrollment: Enrollment | null
  slides: Slide[]
  latest: Update[]
  upcoming: Update[]
}

/** Number of updates on the front page of the news. */
const frontSize = 4

export const homePage = definePage<Data>({
  path: '/',
  module: 'src/pages/home.tsx',
  maxAge: 30,
  load: async ({ api, today, now, timeZone }) => {
    const [content, calendar, slides, pinned, latest, upcoming, status] = await Promise.all([
      readPart('home'),
      readPart('academic-calendar'),
      api.slides(),
      api.updates.pinned(),
      api.updates.latest(frontSize),
      api.updates.upcoming(today, 3),
      api.classStatus.now(),
    ])
    const hasNotice = status.data.length > 0
    const front = pinnedFirst(pinned, latest).slice(0, frontSize)
    const checked = now ?? status.now
    const classDays = await loadClassDays(checked, timeZone, status.data)
    const enrollment = findEnrollment(calendar, today)
    return {
      isInviting: isInviting(college, today),
      hasNotice,
      checked,
      classDays,
      content,
      enrollment,
      slides,
      latest: front,
      upcoming,
    }
  },
  head: ({ slides }) => ({
    title: college.name,
    description: college.description,
    ...(slides[0] && { picture: slides[0].src }),
  }),
  view: ({
    data: { isInviting, hasNotice, checked, classDays, content, enrollment, slides, latest, upcoming },
  }) => (
    <div className="home">
      {!hasNotice && isInviting && <Invitation college={college} />}
      {!hasNotice && <StatusLine checked={checked} {...classDays} />}
      <Opening record={content.record} slides={slides} />
      <Ways record={content.record} enrollment={enrollment} />
      <HomeFigures figures={content.figures} />
      <div className="front">
        <NewsFront updates={latest} />
        <ComingEvents events={upcoming} />
      </div>
      <Letter {...content} />
      <div className="panels">
        <EmbedPanel
          kind="video"
          record={content.record}
          action="Play the video"
          {...posterOf('facade-night')}
        />
        <EmbedPanel
          kind="feed"
          record={content.record}
          action="Show the posts"
          {...posterOf('notice-board')}
        />
      </div>
    </div>
  ),
})

/** Drawing in a panel's frame until its page has loaded; undefined if the college has none. */
const posterOf = (name: string) => {
  const picture = drawingAddress(name)
  return picture ? { poster: { picture, alt: '', width: 640, height: 360 } } : {}
}
