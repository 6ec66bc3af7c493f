/** The staff guide. */
export const guide = {
  'Change something that is live, and have it checked': 'Baguhin ang naka-publish na, at ipasuri ito',
  'Open it, press Edit and write. “Save draft” keeps what you wrote over the live one, for everybody who may edit it; visitors go on seeing the live one.':
    'Buksan ito, pindutin ang I-edit, at magsulat. Itinatago ng “I-save ang draft” ang isinulat mo, para sa lahat ng maaaring mag-edit nito; ang naka-publish pa rin ang nakikita ng mga bisita.',
  'Who may publish presses “Publish”. Anybody else presses “Ask for publication”: those who may publish get a letter, and home shows you what became of it.':
    'Ang maaaring mag-publish ay pipindot ng “I-publish”. Ang iba ay pipindot ng “Hilinging ma-publish”: makatatanggap ng sulat ang mga maaaring mag-publish, at makikita mo sa Home ang kinahinatnan nito.',
  'Who checks opens “Changes”, reads what differs, looks at the page by “Preview”, and publishes it, at once or at a time, or sends it back with words.':
    'Bubuksan ng sumusuri ang “Mga pagbabago”, babasahin ang pagkakaiba, titingnan ang pahina sa “I-preview”, at ipa-publish ito, agad man o sa takdang oras, o ibabalik nang may paliwanag.',
  'What was sent back stands with these words above its form. Mend it there and ask again.':
    'Ang ibinalik ay makikita kasama ang paliwanag sa itaas ng form nito. Ayusin ito roon at humiling muli.',
  'Several drafts can go live together: choose so when you save the first one of a record, or move drafts into a change on its page.':
    'Maaaring sabay-sabay ma-publish ang ilang draft: piliin iyon sa unang pag-save ng draft ng isang record, o ilipat ang mga draft sa pahina ng pagbabago.',
  'Staff guide': 'Gabay ng mga kawani',
  Print: 'I-print',
  'Find what you need': 'Hanapin ang kailangan mo',
  'Press Ctrl K, or ⌘ K, on any page and type a few words: it finds pages, records and what can be done.':
    'Pindutin ang Ctrl K, o ⌘ K, sa anumang pahina at mag-type ng ilang salita: hahanapin nito ang mga pahina, mga record at mga magagawa.',
  'Above each list you search and filter. The address in the browser keeps what you chose, so you can send it to a colleague.':
    'Sa itaas ng bawat listahan ay makapaghahanap at makapagfi-filter ka. Nasa address ng browser ang pinili mo, kaya maipapadala mo ito sa katrabaho.',
  'Write and publish': 'Sumulat at mag-publish',
  'A draft is seen by staff only. Publish shows it to visitors at once; with a time it goes live by itself.':
    'Mga kawani lamang ang nakakakita ng draft. Sa I-publish, makikita agad ito ng mga bisita; kapag may oras, kusa itong mapa-publish.',
  'Preview shows the page as visitors will see it, on a computer and on a phone.':
    'Ipinapakita ng preview ang pahina gaya ng makikita ng mga bisita, sa computer at sa telepono.',
  'What you type is kept in this browser until it is saved. After a power cut open the same form again: it is all there.':
    'Nananatili sa browser na ito ang tina-type mo hanggang ma-save. Kapag nag-brownout, buksan muli ang parehong form: naroon pa ang lahat.',
  'If a colleague has saved the same record meanwhile, you are shown both texts, and nothing of either is lost.':
    'Kung may katrabahong nag-save ng parehong record, ipapakita sa iyo ang dalawang teksto, at walang mawawala sa alinman.',
  'When classes are suspended': 'Kapag suspendido ang klase',
  'On home press “Post a class notice”, choose one of the ready-made notices, read the line as families will, and press Publish.':
    'Sa Home, pindutin ang “Mag-post ng abiso sa klase”, pumili sa mga handang abiso, basahin ang linya gaya ng mababasa ng mga pamilya, at pindutin ang I-publish.',
  'Extend it or end it on home with one tap. Each can be undone.':
    'Pahabain o tapusin ito sa Home sa isang pindot. Maaaring i-undo ang bawat isa.',
  'Correct a mistake': 'Iwasto ang pagkakamali',
  'After each deletion the notice at the foot of the screen has an Undo.':
    'Pagkatapos ng bawat pagbura, may I-undo sa abiso sa ibaba ng screen.',
  '“Versions” shows every former text of a record or a page of the website, and puts it back. A record has it in the menu “⋯”.':
    'Makikita sa “Mga bersiyon” ang bawat dating teksto ng isang record o ng isang pahina ng website, at maibabalik ito. Nasa menu na “⋯” ito ng isang record.',
  'What was deleted stays for 30 days. “Trash” in the menu “⋯” of its list shows who deleted it and when, and restores it.':
    'Nananatili nang 30 araw ang binura. Makikita sa “Basurahan”, sa menu na “⋯” ng listahan, kung sino ang nagbura at kailan, at maibabalik ito roon.',
  'The pages of the website': 'Ang mga pahina ng website',
  'While you are signed in, each page of the website has a link “Edit this page”. In the dashboard, “Website” lists them all.':
    'Habang naka-sign in ka, may link na “Edit this page” ang bawat pahina ng website. Sa dashboard, nakalista ang lahat sa “Website”.',
  'Change the text, look at the preview beside it, and press Publish. Office hours, telephones and names of officers are edited in the same way.':
    'Baguhin ang teksto, tingnan ang preview sa tabi nito, at pindutin ang I-publish. Ganito rin ine-edit ang oras ng opisina, mga telepono at pangalan ng mga opisyal.',
  '“Publish at” keeps the change for a day and an hour that you choose.':
    'Sa “I-publish sa oras na…”, mapa-publish ang pagbabago sa araw at oras na pinili mo.',
  'Pictures, and those whom they show': 'Mga larawan, at ang mga nasa larawan',
  'Every picture that was uploaded is in “Pictures”, once. Wherever a picture goes, “Choose a picture” offers the library, and uploads several new ones at once.':
    'Nasa “Mga Larawan” ang bawat larawang na-upload, tig-isa. Saanman maglalagay ng larawan, mapipili ito mula sa library sa “Pumili ng larawan”, at makapag-a-upload doon ng ilang bago nang sabay-sabay.',
  'Say of each picture what it shows, for people who can’t see it: “Graduates in front of the bell tower”, never the name that the camera gave it.':
    'Sabihin kung ano ang nasa bawat larawan, para sa mga hindi nakakakita nito: “Mga nagtapos sa harap ng kampanaryo”, hindi kailanman ang pangalang bigay ng kamera.',
  'A picture’s page says where it is used. Turn, crop and replace change it in all of these places; the focal point stays in sight wherever the site cuts it.':
    'Makikita sa pahina ng larawan kung saan ito ginagamit. Kapag ni-rotate, kinrop o pinalitan, magbabago ito sa lahat ng lugar na iyon; makikita pa rin ang pinakamahalagang bahagi saanman ito i-crop ng site.',
  'Write down whom it shows and until when they, or their families, have agreed. Home tells you a month before.':
    'Isulat kung sino ang nasa larawan at hanggang kailan sila, o ang kanilang pamilya, pumayag. Magpapaalala ang Home isang buwan bago matapos.',
  'If somebody asks for a picture to be removed: open it, press “Take down” and confirm. It vanishes at once from every page; for 30 days it can be put back, from “Taken down” in the library.':
    'Kung may humiling na alisin ang isang larawan: buksan ito, pindutin ang “Tanggalin sa website” at kumpirmahin. Agad itong mawawala sa bawat pahina; sa loob ng 30 araw ay maibabalik ito mula sa “Tinanggal sa website” sa library.',
}
