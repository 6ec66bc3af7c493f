/** The staff guide. */
export const guide = {
  'Change something that is live, and have it checked': 'Baguhin ang naka-publish na, at ipasuri ito',
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
  'What you type is kept in this browser until it is saved. After a power cut open the same form again: it is all there.':
    'Nananatili sa browser na ito ang tina-type mo hanggang ma-save. Kapag nag-brownout, buksan muli ang parehong form: naroon pa ang lahat.',
  'When classes are suspended': 'Kapag suspendido ang klase',
  'Extend it or end it on home with one tap. Each can be undone.':
    'Pahabain o tapusin ito sa Home sa isang pindot. Maaaring i-undo ang bawat isa.',
  'Correct a mistake': 'Iwasto ang pagkakamali',
  'After each deletion the notice at the foot of the screen has an Undo.':
    'Pagkatapos ng bawat pagbura, may I-undo sa abiso sa ibaba ng screen.',
  'What was deleted stays for 30 days. “Trash” in the menu “⋯” of its list shows who deleted it and when, and restores it.':
    'Nananatili nang 30 araw ang binura. Makikita sa “Basurahan”, sa menu na “⋯” ng listahan, kung sino ang nagbura at kailan, at maibabalik ito roon.',
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
  'On home press “Post a class notice”.': 'Sa Home, pindutin ang “Mag-post ng abiso sa klase”.',
  'Choose one of the ready-made notices: for today or tomorrow, for all or some of the levels.':
    'Pumili sa mga handang abiso: para sa ngayon o bukas, para sa lahat o ilan sa mga antas.',
  'Read the sentence as families will read it, and change day or reason if you must.':
    'Basahin ang pangungusap gaya ng mababasa ng mga pamilya, at baguhin ang araw o dahilan kung kailangan.',
  'Press “Publish”. The website says it at once.':
    'Pindutin ang “I-publish”. Agad itong sasabihin ng website.',
  'Write an update': 'Sumulat ng update',
  'Open “Updates” and press “New update”.': 'Buksan ang “Mga Update” at pindutin ang “Bagong update”.',
  'Type the title, choose the category and write. What you type is kept in this browser until it is saved, also through a power cut.':
    'I-type ang pamagat, piliin ang kategorya, at magsulat. Nananatili sa browser na ito ang tina-type mo hanggang ma-save, kahit mag-brownout.',
  'Put a picture in, and say what it shows for people who can’t see it.':
    'Maglagay ng larawan, at sabihin kung ano ang nasa larawan para sa mga hindi nakakakita nito.',
  'Press “Preview” to see the page as visitors will, on a computer and on a phone.':
    'Pindutin ang “I-preview” para makita ang pahina gaya ng makikita ng mga bisita, sa computer at sa telepono.',
  'Press “Publish”, or choose a time at which it goes live by itself. “Save draft” shows it to staff only.':
    'Pindutin ang “I-publish”, o pumili ng oras kung kailan ito kusang mapa-publish. Sa “I-save ang draft”, mga kawani lamang ang makakakita nito.',
  'Open it, press “Edit” and write. Visitors go on seeing what is live.':
    'Buksan ito, pindutin ang “I-edit”, at magsulat. Ang naka-publish pa rin ang nakikita ng mga bisita.',
  'Press “Save draft”: everybody who may edit it finds your draft there.':
    'Pindutin ang “I-save ang draft”: makikita roon ang draft mo ng lahat ng maaaring mag-edit nito.',
  'Who may publish presses “Publish”. Anybody else presses “Ask for publication”.':
    'Ang maaaring mag-publish ay pipindot ng “I-publish”. Ang iba ay pipindot ng “Hilinging ma-publish”.',
  'Those who may publish get a letter, and home shows what became of it. What was sent back stands with their words above the form: mend it there and ask again.':
    'Makatatanggap ng sulat ang mga maaaring mag-publish, at makikita sa Home ang kinahinatnan nito. Ang ibinalik ay makikita kasama ang paliwanag nila sa itaas ng form: ayusin ito roon at humiling muli.',
  'Check what a colleague has written': 'Suriin ang isinulat ng katrabaho',
  'Open “Changes”, or the link in the letter.': 'Buksan ang “Mga pagbabago”, o ang link sa sulat.',
  'Read what differs, field by field and paragraph by paragraph, and the author’s note.':
    'Basahin ang pagkakaiba, bawat field at bawat talata, at ang note ng may-akda.',
  'Press “Preview” to see the page as it would be.':
    'Pindutin ang “I-preview” para makita ang magiging pahina.',
  'Press “Publish”, at once or at a time. Exactly what you have seen goes live.':
    'Pindutin ang “I-publish”, agad man o sa takdang oras. Ang mismong nakita mo ang mapa-publish.',
  'If something is missing, write what, and send it back. The author gets a letter.':
    'Kung may kulang, isulat kung ano, at ibalik ito. Makatatanggap ng sulat ang may-akda.',
  'Change what a page says': 'Baguhin ang sinasabi ng isang pahina',
  'Answer a message': 'Sumagot sa mensahe',
  'Open “Messages”: what nobody has read yet is bold.':
    'Buksan ang “Mga Mensahe”: naka-bold ang wala pang nakababasa.',
  'Open one. If a colleague knows better, press “Assign”: a letter tells them.':
    'Buksan ang isa. Kung may katrabahong higit na nakaaalam, pindutin ang “Italaga”: sasabihan siya sa sulat.',
  'Press “Answer” and write. Your name and the college’s stand below it.':
    'Pindutin ang “Sumagot” at magsulat. Nasa ibaba nito ang pangalan mo at ng kolehiyo.',
  'The visitor gets it by mail with the message quoted, and it stays on this page with what was answered.':
    'Matatanggap ito ng bisita sa email kasama ang mensahe niya, at mananatili ito sa pahinang ito kasama ng mga isinagot.',
  '“Write a note” is for colleagues only; “Mark as spam” takes it out of the list.':
    'Para sa mga katrabaho lamang ang “Sumulat ng note”; inaalis ito sa listahan ng “Markahang spam”.',
  'Let a colleague in': 'Papasukin ang katrabaho',
  'Open “Invitations” and press “Invite a colleague”.':
    'Buksan ang “Mga Imbitasyon” at pindutin ang “Mag-imbita ng katrabaho”.',
  'Type the address and choose the roles: they say what the colleague may do.':
    'I-type ang address at piliin ang mga role: sinasabi nila kung ano ang magagawa ng katrabaho.',
  'Press “Send the invitation”. The letter has a link at which a password is chosen.':
    'Pindutin ang “Ipadala ang imbitasyon”. May link ang sulat kung saan pipili ng password.',
  'Roles change at “Users”, from the next click of the colleague on.':
    'Sa “Mga User” binabago ang mga role; may bisa ito mula sa susunod na click ng katrabaho.',
  'When somebody leaves, press “Deactivate” there: every browser is signed out at once.':
    'Kapag may umalis, pindutin doon ang “I-deactivate”: agad siyang masa-sign out sa bawat browser.',
  'Bring in a list from a spreadsheet': 'Magpasok ng listahan mula sa spreadsheet',
  'In the spreadsheet begin each column with the name of its field, and save it as CSV.':
    'Sa spreadsheet, simulan ang bawat column sa pangalan ng field nito, at i-save bilang CSV.',
  'Open the list, choose “Import” in the menu “⋯”, and choose the file, or paste its lines.':
    'Buksan ang listahan, piliin ang “I-import” sa menu na “⋯”, at piliin ang file, o i-paste ang mga linya nito.',
  'Press “Import”. All rows come in together, and “Undo” takes them back.':
    'Pindutin ang “I-import”. Sabay-sabay na papasok ang lahat ng row, at ibabalik ng “I-undo”.',
  '“Logs” says who changed what, and when.':
    'Sinasabi ng “Mga Log” kung sino ang nagbago, ng ano, at kailan.',
  '“Versions” in the menu “⋯” of a record shows every former text of it, and puts it back.':
    'Makikita sa “Mga bersiyon”, sa menu na “⋯” ng isang record, ang bawat dating teksto nito, at maibabalik ito.',
  'What a colleague has changed in the same record meanwhile is kept beside yours. Only where both changed the same you are asked, with both texts.':
    'Nananatili kasama ng sa iyo ang binago ng katrabaho sa parehong record. Tatanungin ka lamang kung iisa ang binago ninyo, at ipakikita ang dalawang teksto.',
  'Say for each column which field it is, and press “Check the file”: mistakes are told with their rows, and nothing is written yet.':
    'Sabihin kung anong field ang bawat column, at pindutin ang “Suriin ang file”: sasabihin ang mga mali kasama ang kanilang row, at wala pang naisusulat.',
  'Open the page on the website while you are signed in, and press “Edit this page”. “Pages” in the menu finds it, too.':
    'Buksan ang pahina sa website habang naka-sign in ka, at pindutin ang “Edit this page”. Mahahanap din ito sa “Mga pahina” sa menu.',
  'Click the line that you want to change, and type: a sentence, a requirement in a list, a cell of a table.':
    'I-click ang linyang nais mong baguhin, at mag-type: isang pangungusap, isang requirement sa listahan, o isang cell ng table.',
  'Press “Preview” to see the page beside it as you type.':
    'Pindutin ang “I-preview” para makita sa tabi nito ang pahina habang nagta-type ka.',
  'Press “Publish”, or “Ask for publication”. “Save draft” keeps it for later, and visitors go on seeing what is live.':
    'Pindutin ang “I-publish”, o ang “Hilinging ma-publish”. Itinatabi ito ng “I-save ang draft”, at ang naka-publish pa rin ang nakikita ng mga bisita.',
  '“Versions” in the menu “⋯” shows every former text of the page, and puts it back.':
    'Makikita sa “Mga bersiyon”, sa menu na “⋯”, ang bawat dating teksto ng pahina, at maibabalik ito.',
  'A new page in the menu': 'Bagong pahina sa menu',
  'Open “Pages”, whose list is the menu of the website, and press “+” at the page beneath which the new one belongs.':
    'Buksan ang “Mga pahina”, na ang listahan ay ang menu mismo ng website, at pindutin ang “+” sa pahinang paglalagyan ng bago sa ilalim nito.',
  'Type its title; the address follows from it. Write the text, and the description that search engines show.':
    'I-type ang pamagat; dito nagmumula ang address. Isulat ang teksto, at ang paglalarawang ipinapakita ng mga search engine.',
  'Press “Save”. It has its place, but nobody but staff sees it yet.':
    'Pindutin ang “I-save”. May lugar na ito, pero mga kawani pa lamang ang nakakakita.',
  'Press “Publish” on its page, or “Ask for publication”. All menus and lists show it from then on.':
    'Pindutin ang “I-publish” sa pahina nito, o ang “Hilinging ma-publish”. Mula noon, makikita ito sa lahat ng menu at listahan.',
  'To move a page, drag it in the list, or hold Alt and press the arrows. If its address changes as well, the former one leads to the new one.':
    'Para ilipat ang isang pahina, i-drag ito sa listahan, o pindutin ang Alt kasama ang mga arrow. Kung magbago rin ang address nito, papunta sa bago ang dati.',
  'A new teacher, or other office hours': 'Bagong guro, o bagong oras ng opisina',
  'Open “People” or “Offices”. What stands there is on every page that shows it: faculties, the directory, admission.':
    'Buksan ang “Mga tao” o ang “Mga opisina”. Ang nakasulat doon ang lumalabas sa bawat pahinang nagpapakita nito: mga faculty, ang direktoryo, ang admission.',
  'For a new teacher press “New person”, type the name and choose the school or office.':
    'Para sa bagong guro, pindutin ang “Bagong tao”, i-type ang pangalan, at piliin ang paaralan o opisina.',
  'For other hours, a telephone or a room open the office, press “Edit” and type.':
    'Kung magbabago ang oras, telepono o silid, buksan ang opisina, pindutin ang “I-edit”, at mag-type.',
  'Press “Save” or “Publish”: all of these pages say it at once.':
    'Pindutin ang “I-save” o ang “I-publish”: agad itong sasabihin ng lahat ng pahinang iyon.',
  'Who has left is deleted here. Pages then show the others, and “Undo” brings the person back.':
    'Dito binubura ang umalis na. Ang iba na lamang ang ipapakita ng mga pahina, at naibabalik ng “I-undo” ang binura.',
  'This is how it looks: %{job}': 'Ganito ang hitsura: %{job}',
}
