/** What the site says as records: the home page, and the words of the search. */
export const siteRecords = {
  'Home Page': 'Pangunahing Pahina',
  'The three panels of the home page, the president’s letter, and what is shown of the college’s page and films elsewhere.':
    'Ang tatlong panel ng pangunahing pahina, ang liham ng pangulo, at ang ipinapakita mula sa pahina at mga video ng kolehiyo sa ibang website.',
  'The three panels': 'Ang tatlong panel',
  'Small line above the heading': 'Maliit na linya sa itaas ng heading',
  Heading: 'Heading',
  'A page of this website, such as /admission.': 'Isang pahina ng website na ito, gaya ng /admission.',
  'Heading of the president’s letter': 'Heading ng liham ng pangulo',
  Salutation: 'Pagbati',
  'Paragraphs of the letter': 'Mga talata ng liham',
  'An empty line begins a new paragraph.': 'Bagong talata ang kasunod ng linyang walang laman.',
  Closing: 'Pangwakas',
  'Signed by': 'Nilagdaan ni',
  'Heading of the college’s page elsewhere': 'Heading ng pahina ng kolehiyo sa ibang website',
  'Words beneath that heading': 'Mga salita sa ilalim ng heading na iyon',
  'Address of the page in a frame': 'Address ng pahina sa isang frame',
  'Address of the page on its own site': 'Address ng pahina sa sarili nitong site',
  'Words of the link to the page': 'Mga salita ng link papunta sa pahina',
  'From “Embed” or “Share” of the other website. It is shown once a visitor asks for it.':
    'Mula sa “Embed” o “Share” ng kabilang website. Ipinapakita ito kapag hiniling ng bisita.',
  'Heading of the video': 'Heading ng video',
  'Words beneath the heading of the video': 'Mga salita sa ilalim ng heading ng video',
  'Address of the video in a frame': 'Address ng video sa isang frame',
  'Address of the videos on their own site': 'Address ng mga video sa sarili nilang site',
  'Words of the link to the videos': 'Mga salita ng link papunta sa mga video',

  'Search Terms': 'Mga Salita sa Paghahanap',
  'What people type into the website’s search, and the page that they mean, which is found first then. Without a page they are words that mean the same: a search for one finds the others, too.':
    'Ang tina-type ng mga tao sa paghahanap ng website, at ang pahinang tinutukoy nila, na unang makikita noon. Kapag walang pahina, mga salitang magkapareho ang kahulugan ang mga ito: makikita rin ang iba sa paghahanap ng isa.',
  'As people type them, with commas between them: walang pasok, class suspension, typhoon. Capitals, accents and the order of words don’t matter.':
    'Gaya ng pagta-type ng mga tao, may kuwit sa pagitan: walang pasok, class suspension, typhoon. Walang kinalaman ang malalaking titik, tuldik at ayos ng mga salita.',
  'The page that they mean, such as /class-status. It is found first, whatever it says. Leave it empty for words that mean the same.':
    'Ang pahinang tinutukoy nila, gaya ng /class-status. Ito ang unang makikita, anuman ang nakasulat dito. Iwanang walang laman para sa mga salitang magkapareho ang kahulugan.',
  '“%{0}” has no letter and no digit.': 'Walang titik o numero sa “%{0}”.',
  '“%{0}” is not one word. Words that mean the same are single words; phrases belong to a page.':
    'Hindi iisang salita ang “%{0}”. Tig-iisang salita ang mga magkapareho ang kahulugan; may pahina ang mga parirala.',
  'A word needs another that means the same, or a page.':
    'Kailangan ng salita ang isa pang kapareho ang kahulugan, o isang pahina.',
  'The %{0} field must have at least %{1} rows.': 'Hindi dapat bababa sa %{1} hanay ang %{0}.',
  'Line under the title': 'Linya sa ilalim ng pamagat',
  'For search engines and shared links. Best are 70 to 160 characters.':
    'Para sa mga search engine at ibinahaging link. Pinakamainam ang 70 hanggang 160 karakter.',
  'Where it leads': 'Kung saan ito patungo',
  'Words beneath the heading': 'Mga salita sa ilalim ng heading',
  Office: 'Opisina',
  Hidden: 'Nakatago',
  'Last day on which it is shown': 'Huling araw na ipapakita',
  Kind: 'Uri',
}
