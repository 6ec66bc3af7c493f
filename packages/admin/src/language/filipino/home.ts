/** What home shows besides records: readers of the website, and the first steps of a college. */
export const home = {
  'Reading figures': 'Bilang ng pagbasa',
  'Readers of the website': 'Mga nagbasa sa website',
  '%{count} readings in 30 days': '%{count} pagbasa sa 30 araw',
  'Most read': 'Pinakamadalas basahin',
  'They came from': 'Saan sila nanggaling',
  'Searched, but not found': 'Hinanap, ngunit hindi nakita',
  'Nothing yet.': 'Wala pa.',
  'Counted without cookies or addresses. What fewer than %{count} did is not shown.':
    'Binibilang nang walang cookie o address. Hindi ipinapakita ang ginawa ng wala pang %{count}.',
  'fewer than %{count}': 'wala pang %{count}',
  'As a table': 'Bilang table',
  Day: 'Araw',
  Readings: 'Mga pagbasa',
  'Read fewer than %{count} times so far.': 'Wala pang %{count} beses itong nababasa.',
  'Read %{count} times, most on %{day}.': 'Nabasa nang %{count} beses, pinakamarami noong %{day}.',
  'Read %{count} times.': 'Nabasa nang %{count} beses.',
  'First steps': 'Mga unang hakbang',
  'Hide this list': 'Itago ang listahang ito',
  '%{done} of %{all} done': '%{done} sa %{all} ang tapos na',
  done: 'tapos na',
  'not done yet': 'hindi pa tapos',
  'Give the college its name': 'Ilagay ang pangalan ng kolehiyo',
  'Every page, letter and card is signed with it.': 'Nakalagda ito sa bawat pahina, liham at card.',
  'Choose its colour': 'Piliin ang kulay nito',
  'All other tones are made from it, so that everything stays legible.':
    'Dito ginagawa ang lahat ng iba pang kulay, para manatiling madaling basahin ang lahat.',
  'Put its seal in': 'Ilagay ang selyo nito',
  'A drawing (SVG) or a picture; it is shown on each page and in the browser’s tab.':
    'Isang drawing (SVG) o larawan; makikita ito sa bawat pahina at sa tab ng browser.',
  'Let your colleagues in': 'Papasukin ang mga katrabaho mo',
  'Everybody has an account of their own, so that the log tells who did what.':
    'May sariling account ang bawat isa, para masabi ng log kung sino ang gumawa ng ano.',
  'Write a first update': 'Sumulat ng unang update',
  'A draft is enough: nobody sees it before you publish it.':
    'Sapat na ang draft: walang makakakita nito hangga’t hindi mo ito pina-publish.',
  'Practise a class notice': 'Magsanay sa abiso sa klase',
  'As on the morning of a storm, but nothing is published.':
    'Gaya sa umaga ng bagyo, pero walang mapa-publish.',
  'This is a drill: do as you would in the morning. Nothing is published and nobody is told.':
    'Pagsasanay ito: gawin ang gagawin mo sa umaga. Walang mapa-publish at walang aabisuhan.',
  'That was a drill: nothing was published. Families would have read: %{sentence}':
    'Pagsasanay iyon: walang na-publish. Ito sana ang nabasa ng mga pamilya: %{sentence}',
  'The Node of this server is older than is safe. Take a newer one: docs/operations.md says how, under “Node”.':
    'Mas luma kaysa sa ligtas ang Node ng server na ito. Kumuha ng mas bago: sinasabi ng docs/operations.md kung paano, sa ilalim ng “Node”.',
  'This website still shows the sample college. If that is not meant, COLLEGE_DIR of this server is not set, or the college has no name of its own yet.':
    'Ang halimbawang kolehiyo pa rin ang ipinapakita ng website na ito. Kung hindi ito ang nais, walang COLLEGE_DIR ang server na ito, o wala pang sariling pangalan ang kolehiyo.',
  'The last backup is more than two days old.': 'Mahigit dalawang araw na ang huling backup.',
  'Pages to look at again': 'Mga pahinang dapat tingnan muli',
}
