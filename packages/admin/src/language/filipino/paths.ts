/** Addresses of the site, the parts of it that somebody may change, and what lies beneath what. */
export const paths = {
  'Your role allows this for a part of the website only: %{0}.':
    'Para lamang sa isang bahagi ng website ang pinapayagan ng iyong tungkulin: %{0}.',
  "%{0} is the address of the %{1} '%{2}'.": 'Ang %{0} ay address na ng %{1} na “%{2}”.',
  '%{0} is a page of the website.': 'Ang %{0} ay isang pahina ng website.',
  '%{0} belongs to the pages of %{1}.': 'Ang %{0} ay nasa mga pahina ng %{1}.',
  'An address begins with / and holds no spaces, ?, # or %.':
    'Nagsisimula sa / ang address, at walang puwang, ?, # o %.',
  'A redirect leads to a page of this website, such as /admission.':
    'Sa isang pahina ng website na ito papunta ang redirect, gaya ng /admission.',
  'This leads back to where it comes from.': 'Bumabalik ito sa pinanggalingan.',
  '%{0} only leads on to %{1}. Please choose that page.':
    'Papunta lang ang %{0} sa %{1}. Piliin ang pahinang iyon.',
  'There is no page at %{0}.': 'Walang pahina sa %{0}.',

  'The %{0} was moved.': 'Nailipat ang %{0}.',
  "'%{0}' lies beneath '%{1}', which can not lie beneath it, too.":
    'Nasa ilalim ng “%{1}” ang “%{0}”, kaya hindi ito mailalagay sa ilalim niyon.',
  'There would be more than %{0} levels beneath one another.':
    'Mahigit %{0} antas na ang magkakapatong kung ganoon.',
  'There is more beneath it that would have to be deleted, too: %{0}.':
    'May nasa ilalim pa nito na kailangan ding burahin: %{0}.',
  "'%{0}', above it, is in the trash. Restore that first.":
    'Nasa basurahan ang “%{0}” na nasa itaas nito. Ibalik muna iyon.',
  'Beneath %{title}': 'Sa ilalim ng “%{title}”',
  'New %{what} beneath %{title}': 'Bagong %{what} sa ilalim ng “%{title}”',
  'Not live': 'Hindi nakikita',
  'What lies beneath goes with it:': 'Kasama nitong mabubura ang nasa ilalim:',
  'What it comes after must lie beneath the same.': 'Dapat nasa ilalim din ng pareho ang sinusundan nito.',
  "'%{0}', above it, is not live. Publish that first, or both in one change.":
    'Hindi pa nakikita ang “%{0}” na nasa itaas nito. I-publish muna iyon, o sabay sa isang pagbabago.',

  Redirects: 'Mga Redirect',
  'Leads to': 'Papunta sa',
  'Short and former addresses of the website, with the pages to which they lead. A page that gets another address leaves one by itself, so that links to it go on working.':
    'Maiikli at dating address ng website, kasama ang mga pahinang pinupuntahan ng mga ito. Kusang nag-iiwan ng isa ang pahinang nagkaroon ng ibang address, para gumana pa rin ang mga link dito.',
  'What people type or follow, such as /enroll. It must not be a page.':
    'Ang tina-type o sinusundan ng mga tao, gaya ng /enroll. Hindi ito dapat pahina.',
  'The page that opens instead, such as /admission/online-enrollment.':
    'Ang pahinang bubukas sa halip nito, gaya ng /admission/online-enrollment.',
  'The website has no such page that can be edited here.':
    'Walang ganitong pahina ang website na mae-edit dito.',
  'Parts of the website': 'Mga bahagi ng website',
  'No page is at %{address} yet.': 'Wala pang pahina sa %{address}.',
  'Only these pages and all beneath them can be edited. Leave it empty for the whole website.':
    'Ang mga pahinang ito at lahat ng nasa ilalim lamang ang maaaring i-edit. Iwanang walang laman para sa buong website.',
}
