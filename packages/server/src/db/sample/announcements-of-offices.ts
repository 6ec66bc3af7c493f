import { bold, bullets, heading, italic, link, paragraph, steps } from './document.ts'
import { told, type SampleUpdate } from './sample-update.ts'

/** What the library, the clinic, the registrar and the other offices make known. */
export const announcementsOfOffices: SampleUpdate[] = [
  {
    title: 'The library stays open late for the finals',
    subtitle: 'Longer hours, quiet tables, and tea at eight',
    category: 'announcements',
    postedDaysAgo: 3.55,
    ...told(
      {
        file: 'library-reading-room.svg',
        alt: 'A student reads at a long table between high shelves, a green lamp beside her.',
      },
      paragraph(
        'During the two weeks of final examinations the college library keeps its lamps lit until nine in the evening, and opens on Sunday afternoons.',
      ),
      bullets([bold('Monday to Saturday: '), '7:30 AM to 9:00 PM'], [bold('Sunday: '), '1:00 PM to 6:00 PM']),
      paragraph(
        'The usual rules hold: each student may borrow ',
        bold('five books of different titles for two days'),
        '. Reserved books stay in the room. At eight o’clock there is salabat and pandesal on the veranda, a gift of the alumni.',
      ),
      paragraph(
        'The upper floor is for silence. If you must recite the cranial nerves aloud, the veranda is listening. See also ',
        link('the library’s page', '/student-services/library'),
        '.',
      ),
    ),
  },
  {
    title: 'Flu shots at the clinic: 100% free, "Q&A" #1',
    subtitle: null,
    category: 'announcements',
    postedDaysAgo: 5.2,
    ...told(
      null,
      paragraph(
        'The city health office has given us four hundred doses. Students, teachers and staff of both campuses are welcome, first come, first served; students below eighteen bring a signed consent.',
      ),
      heading('When'),
      paragraph(
        'On school days from ',
        bold('8:00 AM to 8:30 PM'),
        ', on Saturdays from 8:00 AM to noon. Come rested and after a meal, and stay fifteen minutes afterwards. There are magazines, all of them old.',
      ),
      paragraph(
        'The dentist’s chair is free on the same days. A reminder: each student is entitled to one dental treatment per semester. More about the ',
        link('clinic', '/student-services/clinic'),
        '.',
      ),
    ),
  },
  {
    title: 'Transcripts and diplomas, by appointment',
    subtitle: 'A shorter line at the registrar’s',
    category: 'announcements',
    postedDaysAgo: 21.35,
    ...told(
      null,
      paragraph(
        'To spare you the wait on the bench, requests for credentials are now taken by appointment. Alumni abroad may authorize a relative, as before.',
      ),
      steps(
        [
          'Write to ',
          link('registrar@divinian.example', 'mailto:registrar@divinian.example'),
          ' with your full name, course and year of graduation.',
        ],
        ['You receive the fee and a day. Transcripts take ten working days, certifications three.'],
        ['Come on that day with a valid ID, or send someone with a signed letter and copies of both IDs.'],
      ),
      paragraph('Married names: please give us the name under which you studied, too.'),
    ),
  },
  {
    title: 'Call for papers: what does our town know?',
    subtitle: 'The annual research colloquium of faculty and students',
    category: 'announcements',
    postedDaysAgo: 26.6,
    ...told(
      null,
      paragraph(
        'This year’s colloquium looks close to home. We invite studies on the town and its people: its rivers and markets, its schoolrooms and sari-sari stores, the words that only our grandmothers use.',
      ),
      heading('How to take part'),
      bullets(
        ['An abstract of 250 words, in English or Filipino'],
        ['Single authors or groups of up to four; undergraduates are welcome'],
        ['The paper need not be finished. ', italic('Ang mahalaga, may itinatanong.')],
      ),
      paragraph(
        'The best papers appear in the next monograph. Earlier ones can be read under ',
        link('Research', '/student-services/research'),
        '.',
      ),
    ),
  },
  {
    title: 'We are looking for teachers',
    subtitle: 'Mathematics, Filipino, and a guidance counselor',
    category: 'announcements',
    postedDaysAgo: 34.25,
    ...told(
      null,
      paragraph(
        'Three of our colleagues retire at the end of the school year, with a hundred and four years of teaching between them. Their shoes are large, and we would like to meet you.',
      ),
      bullets(
        [bold('Junior high school: '), 'one licensed teacher of mathematics, one of Filipino'],
        [bold('Guidance office: '), 'one registered guidance counselor'],
      ),
      paragraph(
        'You need a license and patience; we can help with nearly everything else. Send a letter and your résumé to ',
        link('info@divinian.example', 'mailto:info@divinian.example'),
        '. What else is open is listed under ',
        link('Career', '/career'),
        '.',
      ),
    ),
  },
]
