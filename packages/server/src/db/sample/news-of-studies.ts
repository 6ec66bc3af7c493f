import { bold, bullets, heading, italic, link, paragraph, quote } from './document.ts'
import { told, type SampleUpdate } from './sample-update.ts'

/** What students and graduates achieved. */
export const newsOfStudies: SampleUpdate[] = [
  {
    title: 'River study by senior high students wins the regional science fair',
    subtitle: 'Eleven bridges, forty-four bottles, one clear answer',
    category: 'news-and-events',
    from: -19,
    to: -17,
    postedDaysAgo: 16.2,
    ...told(
      {
        file: 'laboratory.svg',
        alt: 'A microscope stands on the laboratory bench beside a flask and a rack of test tubes.',
      },
      paragraph(
        'Every second Saturday since June, four students of Grade 12 lowered a bottle from each of the eleven bridges of our river. Last week their study of what they found took first prize in the regional science fair.',
      ),
      paragraph(
        'The water is cleanest above the market and dirtiest, to everybody’s surprise, not below the slaughterhouse but behind a row of new apartments without a septic tank.',
      ),
      quote('We did not want to blame anyone. We wanted to know which pipe.'),
      paragraph(
        'The city engineer has since found the pipe. The team goes on to the national fair; their adviser, Ma’am Cora, goes on to ',
        bold('bridge number twelve'),
        '.',
      ),
    ),
  },
  {
    title: 'Nursing graduates: 58 of 60 pass the board',
    subtitle: 'Well above the national average, and one among the top ten',
    category: 'news-and-events',
    from: -29,
    to: -28,
    postedDaysAgo: 24.1,
    ...told(
      null,
      paragraph(
        'Fifty-eight of our sixty takers passed the nurse licensure examination. One of them placed ninth in the whole country; she heard it on night duty, from a patient who had seen the list first.',
      ),
      paragraph(
        'To the two who will try again: your seats in the review class are kept, your lunch is paid, and your teachers have already argued about who sits beside you.',
      ),
      paragraph(
        'A Mass of thanksgiving and a very long table followed. The ',
        link('School of Nursing', '/academics/school-of-nursing'),
        ' congratulates all families, who studied too.',
      ),
    ),
  },
  {
    title: 'Robots that sort the trash, and a trophy',
    subtitle: 'Our engineers win at the inter-school robotics challenge',
    category: 'news-and-events',
    from: -38,
    to: -37,
    postedDaysAgo: 36.3,
    ...told(
      null,
      paragraph(
        'It is built from a washing machine motor, two umbrella ribs and a camera, and it knows a bottle from a banana nine times out of ten. The tenth time it apologizes, in Filipino.',
      ),
      paragraph(
        'With ',
        italic('Basurero Bot'),
        ' the team of the ',
        link(
          'School of Engineering and Computer Studies',
          '/academics/school-of-engineering-and-computer-studies',
        ),
        ' won the inter-school challenge against nineteen others.',
      ),
      heading('The team'),
      bullets(
        ['Two third-year students of computer engineering, who wrote the program'],
        ['One of information technology, who taught it to apologize'],
        ['One of business management, who found the washing machine'],
      ),
    ),
  },
  {
    title: 'Commencement: “Go far, and come back with something”',
    subtitle: 'Four hundred and twelve graduates receive their diplomas',
    category: 'news-and-events',
    from: -143,
    to: -142,
    postedDaysAgo: 141.4,
    ...told(
      {
        file: 'graduation-caps.svg',
        alt: 'Graduates in blue gowns throw their caps into a golden sky above the bell tower.',
      },
      paragraph(
        'Two days, four hundred and twelve names, and not one mispronounced: the registrar had called every family to ask.',
      ),
      paragraph(
        'The speaker, a physician of the class of ’98 who runs a hospital of eleven beds on an island without a pier, kept it to nine minutes.',
      ),
      quote(
        'Go far. Nobody who loves you wants you to stay small. But come back with something: a skill, a seed, a debt repaid, a story for the ones in the back row.',
      ),
      paragraph(
        'Then came the hymn, the caps, and the rain, in that order. ',
        italic('Mabuhay ang mga nagsipagtapos!'),
      ),
    ),
  },
]
