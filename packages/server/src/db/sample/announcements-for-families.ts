import { bold, bullets, filipino, heading, link, paragraph, quote, steps } from './document.ts'
import { told, type SampleUpdate } from './sample-update.ts'

/** What students and their families need to know this term. */
export const announcementsForFamilies: SampleUpdate[] = [
  {
    title: 'Rainy mornings: who decides about classes, and by when',
    subtitle: 'How we decide when the rain comes, and where you will hear it first',
    category: 'announcements',
    postedDaysAgo: 0.3,
    ...told(
      {
        file: 'rain-and-umbrella.svg',
        alt: 'Two students share a red umbrella on the flooded street in front of the campus.',
      },
      paragraph(
        'Every rainy morning the same question reaches us a hundred times before six: ',
        filipino('may pasok ba?'),
        ' About half of our classes meet on low ground near the river, so the answer is not always the same for everyone. Here is how it is made.',
      ),
      heading('Who decides'),
      bullets(
        [
          bold('The weather bureau. '),
          'Under Signal No. 1 kindergarten stays home; under No. 2, grade school and high school; under No. 3, everyone.',
        ],
        [
          bold('The city. '),
          'When the mayor suspends classes for a level, our classes of that level are suspended too.',
        ],
        [
          bold('The College. '),
          'When the street at the lower gate is under water, we suspend classes ourselves, by 5:00 AM for the day and by 10:30 AM for the afternoon.',
        ],
      ),
      heading('Questions you asked'),
      paragraph(
        bold('My child is already in school. What now? '),
        'Nobody is sent home alone. Pupils wait with their class adviser in the covered court, there is lugaw for everyone, and we call the number on the ID.',
      ),
      paragraph(
        bold('Is there an online class instead? '),
        'No. A family that is carrying its refrigerator upstairs does not need a video call.',
      ),
      quote('If you judge that the way is not safe, keep your child at home. No absence of that day counts.'),
      paragraph('More questions? ', link('Write to us', '/contact-us'), ', and we add the answers here.'),
    ),
  },
  {
    title: 'Enrollment for the second semester is open',
    subtitle: 'New, transferee and returning students of the college and the graduate school',
    category: 'announcements',
    postedDaysAgo: 2.15,
    ...told(
      {
        file: 'enrolment-desk.svg',
        alt: 'A student fills in a form at the registrar’s desk while a member of staff helps.',
      },
      paragraph(
        'The registrar’s windows at the Rizal Street campus are open from Monday to Friday, 8:00 AM to 4:30 PM, without a noon break, and on Saturdays until noon. Most students need less than half an hour.',
      ),
      heading('In four steps'),
      steps(
        ['Settle last semester’s account, or agree on a promissory note with the accounting office.'],
        ['See your dean for the advising slip. First-year students are advised by block.'],
        ['Bring the slip to the registrar, who prints your assessment.'],
        ['Pay at the cashier or at any partner bank, and have your ID validated.'],
      ),
      paragraph(
        'What to bring is listed under ',
        link('Admission', '/admission'),
        '. Transferees need an honorable dismissal and an informative copy of grades; ',
        bold('the original may follow within thirty days'),
        '.',
      ),
      paragraph(
        'For questions that cannot wait, write to ',
        link('registrar@divinian.example', 'mailto:registrar@divinian.example'),
        '.',
      ),
    ),
  },
  {
    title: 'Make-up classes after the storm',
    subtitle: null,
    category: 'announcements',
    postedDaysAgo: 7.4,
    ...told(
      null,
      paragraph(
        'Three school days were lost to the storm. We will recover two of them, on the next two Saturdays, and let go of the third: families on the riverside are still cleaning their homes.',
      ),
      bullets(
        [bold('Grade school and junior high school: '), '7:30 AM to noon, in everyday clothes.'],
        [bold('Senior high school: '), '7:30 AM to 3:00 PM. Work immersion groups keep their own schedule.'],
        [
          bold('College: '),
          'as agreed by each class with its instructor, and no later than six in the evening.',
        ],
      ),
      paragraph(
        'Whoever lost books, shoes or a uniform should tell the class adviser or the student affairs office, quietly and without a form. What we have is yours.',
      ),
    ),
  },
  {
    title: 'Scholarships: apply or renew before classes begin',
    subtitle: 'Every grant is applied for or renewed each semester',
    category: 'announcements',
    postedDaysAgo: 12.1,
    ...told(
      null,
      paragraph(
        'No grant continues by itself. Whether you hold an academic scholarship, a grant for siblings, or a place as a working student, ',
        bold('renew it every semester'),
        ' with the guidance office.',
      ),
      heading('Bring'),
      bullets(
        ['your grades of the last semester,'],
        ['the latest income tax return of your parents, or a certificate of indigency from the barangay,'],
        ['a recommendation from your dean, principal or parish priest,'],
        ['one page, in your own hand, on what you hope to do with what you learn.'],
      ),
      paragraph(
        'The committee reads that last page first. The kinds of grants are described under ',
        link('Scholarship', '/admission/scholarship'),
        '.',
      ),
    ),
  },
  {
    title: 'A new way through the gate at Bell Hill',
    subtitle: 'Drop-off, pick-up and the morning traffic on Convent Road',
    category: 'announcements',
    postedDaysAgo: 17.45,
    ...told(
      {
        file: 'campus-morning.svg',
        alt: 'Morning light on the long arcades of the campus and its bell tower.',
      },
      paragraph(
        'From next week Convent Road runs one way, uphill, between 6:15 and 7:30 AM. Cars enter by the lower gate, stop under the covered walk, and leave by the chapel.',
      ),
      bullets(
        ['Please stay in the car. Students of the Kabalikat club open the doors and carry the big bags.'],
        ['Tricycles and jeepneys stop at the waiting shed; a guard walks the children across.'],
        ['Gate passes of last year are good until the end of this month. New ones are at the guardhouse.'],
      ),
      paragraph(
        'The first three days will be slow. Give yourself ten more minutes, and give Mang Tino at the gate a good morning; he has been there since four.',
      ),
    ),
  },
]
