/** What the declaration of pages says, and what a form and a list of them say besides. */
export const pages = {
  'The pages of the website and its menus. Each lies beneath another: that is where menus, sidebars and lists show it.':
    'Ang mga pahina ng website at ang mga menu nito. Nasa ilalim ng iba ang bawat isa: doon ito ipinapakita ng mga menu, sidebar at listahan.',
  'What it is': 'Ano ito',
  'Page with a text': 'Pahinang may teksto',
  'Page that lists those beneath it': 'Pahinang naglilista ng mga nasa ilalim nito',
  'Page that the product makes': 'Pahinang gawa ng produkto',
  'Page that is still to be written': 'Pahinang isusulat pa',
  'Link to another website': 'Link papunta sa ibang website',
  'Heading in menus': 'Heading sa mga menu',
  Beneath: 'Nasa ilalim ng',
  'Further pages': 'Iba pang pahina',
  Emblem: 'Sagisag',
  'In no menu': 'Wala sa anumang menu',
  'Shown until': 'Ipinapakita hanggang',
  'A page with a text, or what else menus show. A link and a heading have no address here.':
    'Pahinang may teksto, o iba pang ipinapakita ng mga menu. Walang address dito ang link at ang heading.',
  'Menus and the way above the title show it there. Without one it is at the top.':
    'Doon ito ipinapakita ng mga menu at ng daan sa itaas ng pamagat. Kapag wala, nasa pinakaitaas ito.',
  'Where the page is. If it changes, the former address leads to the new one.':
    'Kung nasaan ang pahina. Kapag nagbago, papunta sa bago ang dating address.',
  'What a page that lists those beneath it lists besides.':
    'Ang inililista rin ng pahinang naglilista ng mga nasa ilalim nito.',
  'The name of one of the college’s drawings: nursing is pictures/emblem-nursing.svg.':
    'Ang pangalan ng isa sa mga guhit ng kolehiyo: pictures/emblem-nursing.svg ang nursing.',
  'It answers at its address, but no menu, list or search shows it.':
    'Sumasagot ito sa address nito, pero walang menu, listahan o search na nagpapakita nito.',
  'The last day on which visitors can read it.': 'Ang huling araw na mababasa ito ng mga bisita.',
  'Who looks after it': 'Sino ang nangangalaga nito',
  'To be checked on': 'Susuriin sa',
  'Last checked': 'Huling sinuri',
  'Thank you. It counts as checked today.': 'Salamat. Itinuturing itong sinuri ngayong araw.',
  'Who looks after it was saved.': 'Na-save kung sino ang nangangalaga nito.',
  Confirmed: 'Kinumpirma',
  'The product makes no page at this address.': 'Walang ginagawang pahina ang produkto sa address na ito.',
  'The product makes the page at this address. Say so above, or choose another.':
    'Ang produkto ang gumagawa ng pahina sa address na ito. Sabihin iyon sa itaas, o pumili ng iba.',
  'Another heading is called so.': 'May ibang heading na ganito ang tawag.',
  'Nothing can lie beneath a link to another website.':
    'Walang maaaring mapailalim sa link patungo sa ibang website.',
  'Pages lie beneath it, which a link can not have.':
    'May mga pahina sa ilalim nito, na hindi maaari sa isang link.',
  'To be checked': 'Dapat suriin',
  Section: 'Seksyon',
  'Waiting change': 'Naghihintay na pagbabago',
  'Not yours to edit': 'Hindi sa iyo para i-edit',
  'Edited by: %{roles}': 'Ine-edit ng: %{roles}',
  'Programs to look at again': 'Mga programang titingnan muli',
  'Monographs to look at again': 'Mga monograpong titingnan muli',
  '%{address} then leads here, so that links go on working.':
    'Papunta na rito ang %{address} pagkatapos, para gumana pa rin ang mga link.',
  'These addresses change with it: %{addresses}': 'Kasamang magbabago ang mga address na ito: %{addresses}',
  'Visitors don’t see what lies beneath, either, until it is published again:':
    'Hindi rin makikita ng mga bisita ang nasa ilalim, hanggang ma-publish ito muli:',
  'Visitors can’t follow these links:': 'Hindi masusundan ng mga bisita ang mga link na ito:',
  'There is no such page.': 'Walang ganitong pahina.',
  'There is no such file any more.': 'Wala na ang ganitong file.',
  'Visitors don’t see that page.': 'Hindi nakikita ng mga bisita ang pahinang iyon.',
  'Still right': 'Tama pa rin',
  'Seldom needed': 'Bihirang kailanganin',
}
