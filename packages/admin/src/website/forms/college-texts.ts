import { msg } from '../../language/msg.ts'
import type { FieldText } from '../data-editor/form-context.ts'

/** What a registrar reads above each field of `college.yaml`. */
export const collegeTexts: Readonly<Record<string, FieldText>> = {
  name: { label: msg('Full name') },
  shortName: { label: msg('Short name'), help: msg('As it stands in the top corner of every page.') },
  motto: { label: msg('Motto') },
  mottoMeaning: { label: msg('What the motto means') },
  founded: { label: msg('Founded in the year') },
  town: { label: msg('Town and province') },
  description: {
    label: msg('The college in a sentence'),
    help: msg('Search engines show it under the name.'),
  },
  language: { label: msg('Language of the website'), help: msg('Such as en-PH.') },
  callingCode: { label: msg('Country code of telephones'), help: msg('+63 in the Philippines.') },
  decisionHour: {
    label: msg('By when classes are decided'),
    help: msg('Told wherever no class notice is posted.'),
  },
  afternoonDecisionHour: { label: msg('By when the afternoon’s classes are decided') },
  colours: { label: msg('Colours'), help: msg('A text that would be hard to read can’t be published.') },
  'colours.brand': { label: msg('The college’s colour'), help: msg('Its tones are made from it.') },
  'colours.light': { label: msg('By day') },
  'colours.dark': { label: msg('By night') },
  ...themeTexts('colours.light'),
  ...themeTexts('colours.dark'),
  levels: { label: msg('Levels'), help: msg('From the youngest on; class notices name them.') },
  campuses: { label: msg('Campuses') },
  'campuses.*.name': { label: msg('Name') },
  'campuses.*.levels': { label: msg('Who learns there') },
  'campuses.*.address': { label: msg('Address') },
  'campuses.*.phones': { label: msg('Telephones') },
  contacts: { label: msg('E-mail and telephones at the foot of every page') },
  portals: { label: msg('Portals') },
  studentPortal: { label: msg('Student portal') },
  social: { label: msg('Social pages') },
  newerWebsite: { label: msg('A newer website, to which the home page invites') },
  'newerWebsite.address': { label: msg('Its address') },
  'newerWebsite.title': { label: msg('Title of the invitation') },
  'newerWebsite.invitation': { label: msg('Words of the invitation') },
  'newerWebsite.hidden': { label: msg('Not shown now') },
  'newerWebsite.until': { label: msg('Last day on which it is shown') },
  colophon: { label: msg('The last line of every page') },
  showLastChecked: {
    label: msg('Pages say when they were last checked'),
    help: msg('At their foot, once somebody has said that they are still right.'),
  },
  ...linkTexts('contacts.*'),
  ...linkTexts('portals.*'),
  ...linkTexts('social.*'),
  ...linkTexts('studentPortal'),
}

function linkTexts(owner: string): Record<string, FieldText> {
  return {
    [`${owner}.label`]: { label: msg('Words of the link') },
    [`${owner}.href`]: {
      label: msg('Where it leads'),
      help: msg('https://… for a website, mailto: for e-mail, tel: for a telephone.'),
    },
  }
}

function themeTexts(owner: string): Record<string, FieldText> {
  return {
    [`${owner}.paper`]: { label: msg('Page') },
    [`${owner}.band`]: { label: msg('Bands across the page') },
    [`${owner}.sheet`]: { label: msg('Cards and forms') },
    [`${owner}.rule`]: { label: msg('Thin lines') },
    [`${owner}.ink`]: { label: msg('Text') },
    [`${owner}.quiet`]: { label: msg('Quiet text') },
    [`${owner}.accent`]: { label: msg('Ornaments') },
    [`${owner}.accentText`]: { label: msg('Text in the ornaments’ colour') },
    [`${owner}.alert`]: { label: msg('Warnings') },
  }
}
