/** The purposes of resources and the help of their fields, as their declarations say them. */
export const help = {
  'What the college has found out and printed. Each has a page with its text, its PDF and how to cite it, and stands in the list of research and in the search.':
    'Ang natuklasan at inilimbag ng kolehiyo. May pahina ang bawat isa na may teksto, PDF at paraan ng pagbanggit, at nasa listahan ng pananaliksik at sa paghahanap.',
  'The field of research, as lists have it: “Environment”.':
    'Ang larangan ng pananaliksik, gaya ng nasa mga listahan: “Environment”.',
  'As on the title page: “C. V. Dumalay and M. E. Tagudinay”.':
    'Gaya ng nasa pahina ng pamagat: “C. V. Dumalay and M. E. Tagudinay”.',
  'When it was printed.': 'Kung kailan ito inilimbag.',
  'In a sentence or two. Lists and search engines show it below the title.':
    'Sa isa o dalawang pangungusap. Ipinapakita ito ng mga listahan at search engine sa ilalim ng pamagat.',
  'What visitors download, and read in the viewer.':
    'Ang dina-download ng mga bisita, at binabasa sa viewer.',
  'Its text, which begins with the heading “Abstract”. Its headings become the contents.':
    'Ang teksto nito, na nagsisimula sa heading na “Abstract”. Nagiging nilalaman ang mga heading nito.',
  'Where it stands in the list: 1 before 2. What has none stands before all others.':
    'Kung saan ito sa listahan: 1 bago ang 2. Nauuna sa lahat ang walang puwesto.',
  'Forms and papers that visitors take along, such as an application or the student handbook. A page shows those of a group.':
    'Mga form at papel na kinukuha ng mga bisita, gaya ng aplikasyon o handbook ng mag-aaral. Ipinapakita ng isang pahina ang sa isang grupo.',
  'As its button says it: “Request for records”.': 'Gaya ng sinasabi ng button nito: “Request for records”.',
  'What it is for. A link is written so: [Admission](/admission).':
    'Kung para saan ito. Ganito isinusulat ang link: [Admission](/admission).',
  'Those with the same words stand together: “Forms”.': 'Magkakasama ang may parehong salita: “Forms”.',
  'Where it stands in its group: 1 before 2. What has none stands before all others.':
    'Kung saan ito sa grupo nito: 1 bago ang 2. Nauuna sa lahat ang walang puwesto.',
  'The days of the school year: when classes begin and end, enrollment, examinations, celebrations and days without classes. Visitors read them in the academic calendar and in the calendar of events, and Class Status says from them whether there are classes.':
    'Ang mga araw ng taon ng pag-aaral: simula at katapusan ng klase, pagpapatala, pagsusulit, pagdiriwang at mga araw na walang klase. Nababasa ang mga ito sa kalendaryong akademiko at sa kalendaryo ng mga kaganapan, at mula sa mga ito sinasabi ng Class Status kung may klase.',
  '“No classes” is for holidays, vacations and breaks between terms: Class Status says so on these days.':
    'Ang “Walang klase” ay para sa mga pista opisyal, bakasyon at pahinga sa pagitan ng mga semestre: sinasabi ito ng Class Status sa mga araw na ito.',
  'The last day, where there are several.': 'Ang huling araw, kung marami.',
  'Whom it concerns.': 'Kung para kanino.',
  'The name of the school year, the words above its calendar, and the days of the week with classes.':
    'Ang pangalan ng taon ng pag-aaral, ang mga salita sa itaas ng kalendaryo nito, at ang mga araw ng linggo na may klase.',
  'As visitors read it: “S.Y. 2026-2027”.': 'Gaya ng nababasa ng mga bisita: “S.Y. 2026-2027”.',
  'Who has set it, and what may still change.':
    'Kung sino ang nagtakda nito, at ano ang maaari pang magbago.',
  'Class Status says from them whether a day has classes. Without any, nothing is said of an ordinary day.':
    'Mula sa mga ito sinasabi ng Class Status kung may klase sa isang araw. Kung wala, walang sinasabi tungkol sa karaniwang araw.',
  'The office hours, the words of the form, the map and the privacy notice of the contact page.':
    'Ang oras ng opisina, ang mga salita ng form, ang mapa, at ang paunawa sa privacy ng pahina ng contact.',
  'It stands below the form.': 'Nasa ibaba ito ng form.',
  'What the law asks for; it opens below the summary.':
    'Ang hinihingi ng batas; bumubukas ito sa ibaba ng buod.',
  'As they stand on the contact page: “Registrar and cashier” and “Saturdays too, 8:00 AM to noon”.':
    'Gaya ng nasa pahina ng contact: “Registrar and cashier” at “Saturdays too, 8:00 AM to noon”.',
  'Smaller than an SVG; an uploaded picture has it by itself.':
    'Mas maliit kaysa SVG; mayroon na nito ang in-upload na larawan.',
  'What shows the map on the page, once a visitor asks for it.':
    'Ang nagpapakita ng mapa sa pahina kapag hiniling ng bisita.',
  'Announcements, and news and events. Visitors read them on the home page, in their lists, in the calendar and in feeds.':
    'Mga anunsiyo, at mga balita at kaganapan. Nababasa ang mga ito ng mga bisita sa home page, sa mga listahan, sa kalendaryo at sa mga feed.',
  'The headline. It is also the address of the page, so it may stand only once in a category.':
    'Ang pamagat ng balita. Ito rin ang address ng pahina, kaya isang beses lamang itong magagamit sa isang kategorya.',
  'One line below the headline and in lists.': 'Isang linya sa ilalim ng pamagat at sa mga listahan.',
  'Announcements are for everybody now; news and events may have days and then stand in the calendar.':
    'Para sa lahat ngayon ang mga anunsiyo; maaaring may mga araw ang mga balita at kaganapan, at kung mayroon ay nasa kalendaryo ang mga ito.',
  'The first day of the event. News that is no event has no days.':
    'Ang unang araw ng kaganapan. Walang mga araw ang balitang hindi kaganapan.',
  'Lists, the home page and shared links show it. Without one they show the first picture of the body.':
    'Makikita ito sa mga listahan, sa home page at sa mga ibinahaging link. Kung wala, ang unang larawan ng nilalaman ang makikita.',
  'It stands before all others on the home page and in its lists.':
    'Nauuna ito sa lahat sa home page at sa mga listahan nito.',
  'The last day on which visitors can read it. Without one it stays.':
    'Ang huling araw na mababasa ito ng mga bisita. Kung wala, mananatili ito.',
  'The last day. An event of one day needs none.': 'Ang huling araw. Hindi kailangan kung isang araw lamang.',
  'When visitors can read them. Without a time they become drafts.':
    'Kung kailan mababasa ng mga bisita. Kung walang oras, magiging draft ang mga ito.',
  'The large pictures at the top of the home page, one after the other.':
    'Ang malalaking larawan sa itaas ng home page, isa-isang ipinapakita.',
  'Say what the picture shows, for people who can’t see it: “Graduates throw their caps in front of the bell tower”.':
    'Sabihin kung ano ang nasa larawan, para sa mga hindi nakakakita nito: “Inihahagis ng mga nagtapos ang kanilang mga sombrero sa harap ng kampanaryo”.',
  'A short line over the picture: “Enrolment is open until June 12”. Visitors follow the link by it.':
    'Isang maikling linya sa ibabaw ng larawan: “Bukas ang enrollment hanggang Hunyo 12”. Dito pumipindot ang mga bisita para sundan ang link.',
  'Where the words lead. Type words of a page or an update to find it, or an address that begins with https://.':
    'Kung saan patungo ang mga salita. Mag-type ng mga salita ng isang pahina o update upang hanapin ito, o ng address na nagsisimula sa https://.',
  'The first day on which visitors see it. Without one they see it at once.':
    'Ang unang araw na makikita ito ng mga bisita. Kung wala, agad nila itong makikita.',
  'The last day on which visitors see it. Without one it stays.':
    'Ang huling araw na makikita ito ng mga bisita. Kung wala, mananatili ito.',
  'The notice of suspended or changed classes above every page of the website. It can be posted by phone in three taps.':
    'Ang abiso ng suspendido o binagong klase sa itaas ng bawat pahina ng website. Maipo-post ito sa telepono sa tatlong pindot.',
  'Whether parents can still come to pay, enrol or fetch documents.':
    'Kung makakapunta pa ang mga magulang para magbayad, mag-enroll o kumuha ng mga dokumento.',
  'A few words that families read in the notice: “because of the weather”.':
    'Ilang salita na mababasa ng mga pamilya sa abiso: “dahil sa panahon”.',
  'What families should do, and when they will hear more.':
    'Kung ano ang dapat gawin ng mga pamilya, at kung kailan sila muling makaririnig.',
  'From when visitors read it.': 'Kung kailan ito magsisimulang mabasa ng mga bisita.',
  'When it goes away by itself. Until then it can be extended or ended with one tap.':
    'Kung kailan ito kusang mawawala. Hanggang noon, mapapahaba o matatapos ito sa isang pindot.',
  'Positions that the college wants to fill. The career page shows each until the end of its closing day.':
    'Mga posisyong nais punan ng kolehiyo. Ipinapakita ang bawat isa sa career page hanggang sa katapusan ng huling araw nito.',
  'As on the contract: “Teacher I, Mathematics”.': 'Gaya ng nasa kontrata: “Teacher I, Mathematics”.',
  'Where the person would work.': 'Kung saan magtatrabaho ang tao.',
  'What the person will do, what is asked for, and how to apply.':
    'Kung ano ang gagawin ng tao, ano ang hinihingi, at paano mag-apply.',
  'The last day on which the career page shows it.': 'Ang huling araw na makikita ito sa career page.',
  'A form to fill in and bring along, as PDF or Word file.':
    'Isang form na pupunan at dadalhin, bilang PDF o Word file.',
  'What visitors wrote on the contact page. An answer goes to the visitor by mail, and what comes back arrives at the college’s own address.':
    'Ang isinulat ng mga bisita sa contact page. Ipinadadala sa email ng bisita ang sagot, at sa sariling address ng kolehiyo darating ang tugon niya.',
  'It goes to the visitor by mail, signed with your name and the college’s, and their message is quoted below it.':
    'Ipapadala ito sa bisita sa email, nilagdaan ng pangalan mo at ng kolehiyo, at nakasipi sa ilalim ang mensahe niya.',
  'Only staff read it. It is not sent to the visitor.':
    'Mga kawani lamang ang nakababasa nito. Hindi ito ipinadadala sa bisita.',
  'Whoever answers it. A letter tells them; “Nobody” takes the assignment back.':
    'Kung sino ang sasagot dito. Aabisuhan siya ng isang liham; inaalis ng “Walang sinuman” ang pagtatalaga.',
  'Nobody but staff sees it. Spam leaves the list.':
    'Mga kawani lamang ang nakakakita nito. Nawawala sa listahan ang spam.',
  'The people who may sign in. Whoever has registered waits here until somebody activates the account.':
    'Ang mga taong maaaring mag-sign in. Ang nagparehistro ay naghihintay rito hanggang may mag-activate ng account.',
  'What the person may do is the sum of these roles.':
    'Ang maaaring gawin ng tao ay ang kabuuan ng mga tungkuling ito.',
  'Named sets of permissions, such as Editor or Registrar, that people hold.':
    'Mga grupo ng pahintulot na may pangalan, gaya ng Editor o Registrar, na hawak ng mga tao.',
  'The name by which you choose it: “Registrar”.': 'Ang pangalang pipiliin mo: “Registrar”.',
  'What its holders may do. You can give only what you may do yourself.':
    'Ang maaaring gawin ng mga may hawak nito. Maibibigay mo lamang ang maaari mo ring gawin.',
  'Its holders must confirm each sign-in with a code from their phone.':
    'Dapat kumpirmahin ng mga may hawak nito ang bawat pag-sign in gamit ang code mula sa telepono.',
  'Everything that a role can allow, one action on one kind of record each.':
    'Lahat ng maipapahintulot ng isang tungkulin, tig-isang gawain sa isang uri ng record.',
  'The e-mails that the website sent, and whether they arrived at the mail server.':
    'Ang mga email na ipinadala ng website, at kung nakarating ang mga ito sa mail server.',
  'Who did what and when, with the values before and after. Nobody can change it.':
    'Kung sino ang gumawa ng ano at kailan, kasama ang mga halaga bago at pagkatapos. Walang makapagbabago nito.',

  'Colleagues who are asked by a letter to make an account. With its link they choose a user name and a password, and have the roles at once.':
    'Mga katrabahong hinihilingan ng isang liham na gumawa ng account. Sa link nito pipili sila ng username at password, at agad nilang makukuha ang mga tungkulin.',
  'As colleagues know the person: “Ana Cruz”. It can be changed later.':
    'Gaya ng pagkakakilala ng mga katrabaho: “Ana Cruz”. Mababago ito mamaya.',
  'The letter goes there. Its link works once, for seven days.':
    'Doon ipapadala ang liham. Isang beses gagana ang link nito, sa loob ng pitong araw.',
  'What the person may do from the first day. You can give only what you may do yourself.':
    'Ang magagawa ng tao mula sa unang araw. Ang kaya mo lamang gawin ang maibibigay mo.',
  'Offices, schools and departments: where they are, when they are open and how they are reached. The directory shows them, and each one’s page.':
    'Mga opisina, paaralan at departamento: kung nasaan, kailan bukas at paano maaabot. Ipinapakita ang mga ito ng direktoryo at ng kani-kanilang pahina.',
  'The page of the site that tells about it, such as /student-services/library. Who may edit that page may edit this office and its people.':
    'Ang pahina ng site tungkol dito, gaya ng /student-services/library. Ang puwedeng mag-edit ng pahinang iyon ay puwedeng mag-edit ng opisinang ito at ng mga tao nito.',
  'Left empty, it stands on its own page alone.':
    'Kung walang laman, sa sariling pahina lamang ito makikita.',
  'Where nobody heads it: its whole name and where it is. Otherwise leave it empty and fill in the place.':
    'Kung walang namumuno: ang buong pangalan nito at kung nasaan. Kung mayroon, iwanang walang laman at isulat ang lugar.',
  'As they are read: “Monday to Friday, 8:00 AM to 5:00 PM”.':
    'Gaya ng pagbasa: “Monday to Friday, 8:00 AM to 5:00 PM”.',
  'Lists begin with the lowest number. Left empty, it stands at the end.':
    'Nagsisimula ang mga listahan sa pinakamababang numero. Kung walang laman, nasa dulo ito.',
  'The people whom the site names: faculties, administrators, heads of offices and officers of the alumni. Every page that lists them shows what stands here.':
    'Ang mga taong pinapangalanan ng site: mga guro, tagapangasiwa, pinuno ng mga opisina at opisyal ng alumni. Ipinapakita ng bawat pahinang may listahan nila ang nakasulat dito.',
  'With title and degree as the site writes it: “Dr. Corazon M. Ibarreta, RN”.':
    'May titulo at antas gaya ng isinusulat ng site: “Dr. Corazon M. Ibarreta, RN”.',
  'What the person is there: “Dean”, “Assistant Professor”.':
    'Ang tungkulin ng tao roon: “Dean”, “Assistant Professor”.',
  'The school or office is then shown with this person: “Dean: …”.':
    'Ipinapakita ang paaralan o opisina kasama ang taong ito: “Dean: …”.',
  'A list that this person stands in besides, such as “Directors and heads of offices”.':
    'Isa pang listahan kung saan kasama ang taong ito, gaya ng “Directors and heads of offices”.',
  'What the person is in that list: “Dean, School of Nursing”.':
    'Ang tungkulin ng tao sa listahang iyon: “Dean, School of Nursing”.',
  'Of officers of the alumni: the year of the class.': 'Para sa mga opisyal ng alumni: ang taon ng klase.',
  'Lists begin with the lowest number. Left empty, the person stands at the end.':
    'Nagsisimula ang mga listahan sa pinakamababang numero. Kung walang laman, nasa dulo ang tao.',
}
