/** A record's versions, which can be put back. */
export const versions = {
  'Versions: %{title}': 'Mga bersiyon: %{title}',
  'The log has no change of this record.': 'Wala pang pagbabago sa record na ito ang nasa log.',
  'All its entries in the log': 'Lahat ng tala nito sa log',
  'Show older versions': 'Ipakita ang mas lumang bersiyon',
  'As it is now': 'Tulad ng ngayon',
  Somebody: 'Isang tao',
  '%{action} by %{who}, %{when}': '%{action} ni %{who}, %{when}',
  'Before the first change that is known': 'Bago ang unang pagbabagong nalalaman',
  'Nothing differs from today’s.': 'Walang pagkakaiba sa ngayon.',
  'The log does not keep: %{fields}': 'Hindi itinatago ng log: %{fields}',
  Then: 'Noon',
  'Request for publication': 'Hiling na ma-publish',
  '%{who} asks for its publication since %{when}.': 'Hinihiling ni %{who} na ma-publish ito mula pa %{when}.',
  'It is new: nobody has published it or sent it back before.':
    'Bago ito: wala pang nag-publish o nagbalik nito.',
  'Changed since it was sent back on %{when}': 'Nabago mula nang ibalik noong %{when}',
  'Changed since the last decision': 'Nabago mula sa huling pasya',
}
