/** The forms of the home page and the menu. */
export const websiteForms = {
  'Where it leads': 'Kung saan ito patungo',
  'Words beneath the heading': 'Mga salita sa ilalim ng heading',
  Office: 'Opisina',
  Video: 'Video',
  'An address such as https://example.com/.': 'Isang address gaya ng https://example.com/.',
  Move: 'Ilipat',
  '%{count} pages get another address. Visitors of the old ones are led to the new ones for ever.':
    'Magkakaroon ng ibang address ang %{count} pahina. Dadalhin sa bago ang mga bisita ng luma, magpakailanman.',
  'Visitors of %{address} are led to the new address for ever.':
    'Dadalhin sa bagong address ang mga bisita ng %{address}, magpakailanman.',
  'Delete “%{title}” from the website?': 'Burahin ang “%{title}” sa website?',
  'These go with it:': 'Kasama nitong mawawala:',
  'Files: %{files}': 'Mga file: %{files}',
  Delete: 'Burahin',
  'A title is needed.': 'Kailangan ng pamagat.',
  'Address of the other website': 'Address ng kabilang website',
  State: 'Kalagayan',
  'Made by the product': 'Gawa ng site',
  Hidden: 'Nakatago',
  'Last day on which it is shown': 'Huling araw na ipapakita',
  'New page': 'Bagong pahina',
  'Heading only': 'Heading lamang',
  Kind: 'Uri',
  'A page to write': 'Pahinang susulatin',
  Under: 'Sa ilalim ng',
  'The menu itself': 'Ang menu mismo',
  'Add the page': 'Idagdag ang pahina',

  // The pages of a role
  'No page is at %{address} yet.': 'Wala pang pahina sa %{address}.',
  'Only these pages and all beneath them can be edited. Leave it empty for the whole website.':
    'Ang mga pahinang ito at lahat ng nasa ilalim lamang ang maaaring i-edit. Iwanang walang laman para sa buong website.',
}
