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
  Versions: 'Mga bersiyon',
  'Put this back': 'Ibalik ito',
}
