import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { docNode, bullets, link, paragraph } from './document.ts'

/** One position that the sample college wants to fill. */
export interface SampleOpening {
  title: string
  department: string
  /** Days from the day of seeding. */
  closesIn: number
  body: RichTextNode
}

const howToApply = paragraph(
  'Send your letter, your transcript and two references to the Human Resources Office, or ',
  link('write to us', '/contact-us'),
  '.',
)

/** The openings of the sample college. All of it is invented. */
export const sampleOpenings: readonly SampleOpening[] = [
  {
    title: 'Instructor in Mathematics',
    department: 'School of Engineering and Computer Studies',
    closesIn: 24,
    body: docNode(
      paragraph('Eighteen units of calculus and statistics a week, and students who ask why.'),
      bullets(
        ['A master’s degree in mathematics or its teaching, or one nearly finished'],
        ['A licence to teach, or the will to earn it within two years'],
        ['Patience with fractions'],
      ),
      howToApply,
    ),
  },
  {
    title: 'School Librarian',
    department: 'Library',
    closesIn: 38,
    body: docNode(
      paragraph('The college library lends five books at a time and never loses sight of one.'),
      bullets(
        ['A licensed librarian with at least a year among readers'],
        ['At home in an electronic catalogue, and on a ladder'],
      ),
      howToApply,
    ),
  },
  {
    title: 'Guidance Counselor, Senior High School',
    department: 'Guidance Services',
    closesIn: 60,
    body: docNode(
      paragraph('For the two years in which everybody asks what comes next.'),
      bullets(
        ['A registered guidance counselor'],
        ['Experience with entrance examinations and with worried parents'],
      ),
      howToApply,
    ),
  },
]
