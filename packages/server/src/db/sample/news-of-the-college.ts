import { bold, bullets, heading, italic, link, paragraph, quote } from './document.ts'
import { told, type SampleUpdate } from './sample-update.ts'

/** What happened on the campuses and around them. */
export const newsOfTheCollege: SampleUpdate[] = [
  {
    title: 'The old bell is home',
    subtitle: 'After nine weeks at the foundry it rings at six again',
    category: 'news-and-events',
    from: -10,
    to: -10,
    postedDaysAgo: 9.6,
    ...told(
      {
        file: 'bell-tower-dawn.svg',
        alt: 'The bell tower at dawn, its bell ringing over blue hills and palms.',
      },
      paragraph(
        'For nine weeks the mornings began without it, and people were late for work as far as the bus terminal. The crack had been there since the earthquake; a family of bell founders, in its fifth generation, has now closed it.',
      ),
      paragraph(
        'Sixty students pulled the cart up the hill. Father blessed the rope, the youngest pupil of kindergarten was lifted to it, and at six in the evening the town stood still.',
      ),
      quote('It sounds a little lower. So do I, said the sexton, and I was repaired by nobody.'),
      paragraph(
        'The repair was paid by ',
        bold('1,114 small gifts'),
        ', most of them of a hundred pesos or less. The names are kept inside the tower, where the bell can read them. Its story is told in our ',
        link('history', '/about-us/history'),
        '.',
      ),
    ),
  },
  {
    title: 'After the storm: 1,200 packs, and a kitchen that did not close',
    subtitle: 'What Divinians did in three days, and what is still needed',
    category: 'news-and-events',
    from: -15,
    to: -13,
    postedDaysAgo: 11.5,
    ...told(
      null,
      paragraph(
        'On the first night a hundred and eighty neighbors slept in the gymnasium. By the second, hospitality students had turned the canteen into a kitchen that served until the power came back.',
      ),
      bullets(
        ['1,200 packs of rice, canned fish and soap, brought by boat where the road was gone'],
        ['340 people seen by nursing students and their teachers'],
        ['Eleven classrooms lent to the public school for a week'],
      ),
      heading('Still needed'),
      paragraph(
        'School shoes of all sizes, roofing nails, and notebooks. Please bring them to the office of ',
        link('serbisyong-divine', '/student-services/serbisyong-divine'),
        '. ',
        italic('Maraming salamat po.'),
      ),
    ),
  },
  {
    title: 'Homecoming under the acacias',
    subtitle: 'Four generations at one table, and the class of ’76 danced last',
    category: 'news-and-events',
    from: -45,
    to: -45,
    postedDaysAgo: 43.8,
    ...told(
      {
        file: 'campus-evening.svg',
        alt: 'The campus on a clear evening, its windows lit and strings of lights across the lawn.',
      },
      paragraph(
        'Nine hundred alumni came home, from Dubai, from Daly City, and from across the street. The golden jubilarians arrived first and left last.',
      ),
      paragraph(
        'The ',
        link('alumni association', '/alumni'),
        ' announced a fund for twelve new scholars, one from each municipality of the district. It was filled before dessert.',
      ),
      quote('I came to see the tree we carved our names on. It has forgiven us.'),
    ),
  },
  {
    title: 'Buwan ng Wika: ang mga salita ng aming mga lola',
    subtitle: 'Pupils collected 600 words that are about to be forgotten',
    category: 'news-and-events',
    from: -88,
    to: -84,
    postedDaysAgo: 82.2,
    ...told(
      null,
      paragraph(
        'The homework was to ask the oldest person at home for a word that nobody uses any more. The pupils of the ',
        link('grade school', '/academics/grade-school-department'),
        ' came back with six hundred.',
      ),
      heading('Some of our favorites'),
      bullets(
        [italic('alimpuyok'), ': the smell of rice that has begun to burn'],
        [italic('agam-agam'), ': the small doubt that keeps you awake'],
        [italic('salamisim'), ': a memory that passes through you and is gone'],
      ),
      paragraph(
        'The words are now a book, sewn by hand, with a drawing on every page. One copy is in the library; the other went to Lola Ising, aged ninety-seven, who gave us ',
        bold('forty-one of them'),
        ' and corrected two.',
      ),
    ),
  },
]
