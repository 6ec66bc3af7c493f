import { bold, bullets, filipino, heading, italic, link, paragraph, quote } from './document.ts'
import { told, type SampleUpdate } from './sample-update.ts'

/** One event that is running on the day of seeding, and those still to come. */
export const comingEvents: SampleUpdate[] = [
  {
    title: 'Foundation Week: one bell, many voices',
    subtitle: 'Five days of thanksgiving, open to everyone',
    category: 'news-and-events',
    from: -1,
    to: 3,
    postedDaysAgo: 1.4,
    ...told(
      {
        file: 'foundation-bunting.svg',
        alt: 'Bunting in many colours over the campus, with food stalls and people under the bell tower.',
      },
      paragraph(
        'The bell rang a hundred times, and the week has begun. The gates are open to neighbors, alumni and anyone who likes bibingka.',
      ),
      heading('Every day'),
      bullets(
        [bold('6:00 AM '), 'Mass of thanksgiving at the chapel'],
        [bold('9:00 AM to 5:00 PM '), 'Exhibits of all departments under the arcades'],
        [bold('4:00 PM '), 'Palarong Lahi on the lawn: sack race, patintero, and the greased bamboo'],
        [bold('6:30 PM '), 'Music on the steps'],
      ),
      paragraph(
        'On the last evening we light a lantern for each class that has graduated here. If yours is the class of someone you miss, come and carry it.',
      ),
    ),
  },
  {
    title: 'Intramurals open with a parade of the four houses',
    subtitle: 'Blue, Gold, White and Garnet meet again',
    category: 'news-and-events',
    from: 6,
    to: 9,
    postedDaysAgo: 4.3,
    ...told(
      {
        file: 'basketball-court.svg',
        alt: 'A player releases the ball toward the ring of the open-air court.',
      },
      paragraph(
        'The torch leaves the chapel at seven, passes the public market, and reaches the court at eight. Then it is four days of basketball, volleyball, chess, sepak takraw and laughter.',
      ),
      paragraph(
        'Gold has won three years in a row. Garnet has been running at five every morning since June. We say no more.',
      ),
      bullets(
        ['Classes are suspended in the afternoon only; mornings are as usual.'],
        ['Bring your own bottle. The water stations are back, plastic cups are not.'],
        [
          'The team lists are with the coordinators of ',
          link('athletics', '/student-services/athletics'),
          '.',
        ],
      ),
    ),
  },
  {
    title: 'Capping, pinning and candle-lighting of the nursing students',
    subtitle: 'Sixty-two hands receive the lamp',
    category: 'news-and-events',
    from: 12,
    to: 12,
    postedDaysAgo: 6.5,
    ...told(
      {
        file: 'capping-lamp.svg',
        alt: 'Two hands hold up a burning lamp; behind them stand nursing students in white caps.',
      },
      paragraph(
        'Before they enter the wards for the first time, sixty-two students of the ',
        link('School of Nursing', '/academics/school-of-nursing'),
        ' receive the cap, the pin and the light.',
      ),
      quote('You will forget the lecture. You will not forget the first hand that held on to yours.'),
      paragraph(
        'Parents pin their sons and daughters themselves, so please be seated by ',
        bold('half past one'),
        '. Each family has four places in the auditorium; grandmothers do not count.',
      ),
    ),
  },
  {
    title: 'Advent recollection and blessing of the wreath',
    subtitle: 'An evening of quiet for students, teachers and parents',
    category: 'news-and-events',
    from: 15,
    to: 15,
    postedDaysAgo: 8.75,
    ...told(
      {
        file: 'advent-candles.svg',
        alt: 'Three of four candles burn on an Advent wreath; a parol hangs in the dark beside them.',
      },
      paragraph(
        'When the whole town is already singing, we keep one evening silent. ',
        filipino('Maghintay tayo nang sama-sama'),
        ': let us wait together.',
      ),
      heading('The evening'),
      bullets(
        [bold('5:30 PM '), 'The wreath is blessed at the chapel door'],
        [bold('6:00 PM '), 'Reflection, then an hour of silence with the lamps low'],
        [bold('7:15 PM '), 'Confessions, and hot tsokolate in the cloister'],
      ),
      paragraph(
        'Please bring canned food or rice for the families of the riverside. The ',
        link('campus ministry', '/student-services/campus-ministry'),
        ' brings it to them in the same week.',
      ),
    ),
  },
  {
    title: 'Tinig Divinian sings in the chapel',
    subtitle: 'A concert of kundiman, spirituals and Christmas songs',
    category: 'news-and-events',
    from: 21,
    to: 22,
    postedDaysAgo: 10.2,
    ...told(
      {
        file: 'choir.svg',
        alt: 'A choir in blue and garnet robes sings under the round-arched windows of the chapel.',
      },
      paragraph(
        'Forty voices from grade five to graduate school, one pipe organ of uncertain temper, and a program that begins in Spanish Manila and ends at ',
        italic('Ang Pasko ay Sumapit'),
        ', which you are expected to sing along.',
      ),
      paragraph(
        'Both evenings begin at seven. ',
        bold('Admission is free'),
        '; the basket at the door is for the organ’s bellows. Seats cannot be kept, but children may sit on the choir steps.',
      ),
    ),
  },
  {
    title: 'Brigada sa Bakawan: two thousand seedlings for the bay',
    subtitle: 'A morning in the mud with our partner barangays',
    category: 'news-and-events',
    from: 33,
    to: 33,
    work: true,
    postedDaysAgo: 13.3,
    ...told(
      {
        file: 'mangroves.svg',
        alt: 'Two people plant mangrove seedlings in shallow water at sunrise; an outrigger sails behind.',
      },
      paragraph(
        'The fisherfolk of the bay say that the crabs came back where we planted four years ago. So we go again, at low tide, with two thousand seedlings that the senior high school raised behind the laboratory.',
      ),
      bullets(
        ['Jeepneys leave the Rizal Street campus at 4:30 AM.'],
        ['Wear long sleeves, a hat, and shoes that you have already forgiven.'],
        ['Breakfast is dried fish and garlic rice, cooked by the women of the cooperative.'],
      ),
      paragraph(
        'Sign up with ',
        link('community extension services', '/student-services/community-extension-services'),
        ' until a week before. Families are welcome; so is your lola, in the shade, with the list.',
      ),
    ),
  },
]
