import { validation } from './validation.ts'

/** What server and dashboard say from `messages`, in the order of their values (`%{0}`, `%{1}`). */
export const serverMessages = {
  // Notices
  'Successfully Logged in': 'Naka-sign in ka na',
  'Successfully Logged out': 'Naka-logout ka na',
  'Reset password link sent': 'Naipadala na ang link para sa bagong password',
  'Password successful changed': 'Napalitan na ang password',
  'Password successful changed. Please sign in again.': 'Napalitan na ang password. Mag-sign in muli.',
  'A fresh verification link has been sent to your email address.':
    'May bagong link para sa pagkumpirma na ipinadala sa iyong email address.',
  'Please check your email to activate your account':
    'Pakitingnan ang iyong email para ma-activate ang iyong account',
  'Your email address is confirmed. An administrator will activate your account soon.':
    'Nakumpirma na ang iyong email address. Ia-activate ng administrator ang iyong account sa lalong madaling panahon.',
  'Your email address is confirmed.': 'Nakumpirma na ang iyong email address.',
  'Nothing was changed.': 'Walang nabago.',
  'The %{0} was created.': 'Nagawa na ang %{0}.',
  'The %{0} was saved.': 'Na-save na ang %{0}.',
  'The %{0} was deleted.': 'Nabura na ang %{0}.',
  '%{0} %{1} were added.': 'Naidagdag ang %{0} %{1}.',
  '%{0} %{1} were deleted.': 'Nabura ang %{0} %{1}.',
  'The %{0} is as it was then.': 'Naibalik na sa dati ang %{0}.',
  'The log does not have this version any more.': 'Wala na sa log ang bersiyong ito.',
  'The %{0} was restored.': 'Naibalik na ang %{0}.',
  '%{0} %{1} were restored.': 'Naibalik ang %{0} %{1}.',
  '%{0} Something that belonged to it is gone and was left out.':
    '%{0} May bahagi nito na wala na at hindi na naisama.',
  'This can not be restored any more.': 'Hindi na ito maibabalik.',
  "'%{0}' can not be restored. %{1}": "Hindi maibabalik ang '%{0}'. %{1}",
  'The server sends this list only page by page, and it is too long to be sorted or searched here.':
    'Pahi-pahina lamang ipinadadala ng server ang listahang ito, at masyado itong mahaba para ayusin o hanapan dito.',
  'The order was saved.': 'Na-save na ang ayos.',
  'The picture was uploaded.': 'Na-upload na ang larawan.',
  'The server keeps this picture at an address of another host that begins with http://, where pages can not show it. Please tell who runs the server.':
    'Iniimbak ng server ang larawang ito sa address ng ibang host na nagsisimula sa http://, kung saan hindi ito maipapakita ng mga pahina. Pakisabihan ang namamahala ng server.',
  'This page can not read what the server answered. Please reload the page. If that does not help, tell who runs the server.':
    'Hindi mabasa ng pahinang ito ang isinagot ng server. Paki-reload ang pahina. Kung hindi makatulong, pakisabihan ang namamahala ng server.',
  'Please wait until the upload is done, or cancel it.':
    'Hintaying matapos ang pag-upload, o kanselahin ito.',
  'Rows saved to %{0}: %{1}': 'Mga row na na-save sa %{0}: %{1}',

  // Updates: what a change means for visitors
  'Saved as a draft.': 'Na-save bilang draft.',
  'It will appear on %{0} at %{1}.': 'Lalabas ito sa %{0}, %{1}.',
  '%{0} January': 'ika-%{0} ng Enero',
  '%{0} February': 'ika-%{0} ng Pebrero',
  '%{0} March': 'ika-%{0} ng Marso',
  '%{0} April': 'ika-%{0} ng Abril',
  '%{0} May': 'ika-%{0} ng Mayo',
  '%{0} June': 'ika-%{0} ng Hunyo',
  '%{0} July': 'ika-%{0} ng Hulyo',
  '%{0} August': 'ika-%{0} ng Agosto',
  '%{0} September': 'ika-%{0} ng Setyembre',
  '%{0} October': 'ika-%{0} ng Oktubre',
  '%{0} November': 'ika-%{0} ng Nobyembre',
  '%{0} December': 'ika-%{0} ng Disyembre',
  '%{0} %{1}': '%{0}, %{1}',
  'It is live.': 'Nakikita na ito ng mga bisita.',
  'It is a draft again. Visitors can not read it any more.':
    'Draft na itong muli. Hindi na ito mababasa ng mga bisita.',
  'It was taken down after %{0}.': 'Tinanggal ito sa website pagkatapos ng %{0}.',
  'It is published already.': 'Naka-publish na ito.',
  'It is a draft already.': 'Draft na ito.',
  'Asked for its publication. You will be told.': 'Hiniling nang ma-publish ito. Aabisuhan ka.',
  'Nobody asks for its publication.': 'Walang humihiling na ma-publish ito.',
  'It was sent back to its author, who will be told.': 'Ibinalik ito sa may-akda, na aabisuhan.',
  'The update was unpublished.': 'Na-unpublish na ang update.',
  Unpublish: 'I-unpublish',
  'Ask for publication': 'Hilinging ma-publish',
  'Send back': 'Ibalik sa may-akda',
  'Take %{0} off the website? It becomes a draft again.':
    'I-unpublish ang “%{0}”? Aalisin ito sa website at magiging draft muli.',

  'The link was made. It works for seven days.': 'Nagawa na ang link. Gagana ito nang pitong araw.',
  'The link was taken back.': 'Binawi na ang link.',
  'This preview is not here any more: its link has ended or was taken back. Please ask who sent it for a new one.':
    'Wala na rito ang preview na ito: tapos na o binawi na ang link. Humingi ng bago sa nagpadala nito.',
  'Your comment was sent. Thank you.': 'Naipadala na ang iyong comment. Salamat.',

  // Signing in
  'Your email address is not verified. Please open the link in our letter to you.':
    'Hindi pa kumpirmado ang iyong email address. Pakibuksan ang link sa liham namin sa iyo.',
  'Your account is not active yet. An administrator has to activate it first.':
    'Hindi pa active ang iyong account. Kailangan muna itong i-activate ng administrator.',
  'These credentials do not match our records.': 'Mali ang username o password.',
  'Too many login attempts. Please try again in %{0} seconds.':
    'Napakaraming pagtatangkang mag-sign in. Subukang muli pagkalipas ng %{0} segundo.',

  'Your session is over. Please sign in again.': 'Tapos na ang iyong session. Mag-sign in muli.',

  // Accounts
  'We have emailed your password reset link.': 'Ipinadala na sa email ang link para sa bagong password.',
  'Your password has been reset.': 'Napalitan na ang iyong password.',
  'This password reset token is invalid.': 'Hindi na wasto ang link na ito para sa bagong password.',
  'Please wait before retrying.': 'Maghintay muna bago umulit.',
  'This link is not valid any more. Sign in to have a new one sent.':
    'Hindi na wasto ang link na ito. Mag-sign in para mapadalhan ng bago.',
  'Your profile was saved.': 'Na-save na ang iyong profile.',
  'Your profile was saved. Please confirm your new address by the link we sent to %{0}.':
    'Na-save na ang iyong profile. Pakikumpirma ang bago mong address gamit ang link na ipinadala namin sa %{0}.',
  'Your new address %{0} waits for you to confirm it.':
    'Hinihintay ng bago mong address na %{0} ang iyong pagkumpirma.',
  'The account of %{0} is active now.': 'Active na ang account ni %{0}.',
  'The account of %{0} is inactive now.': 'Hindi na active ang account ni %{0}.',
  'There must be at least one active administrator.': 'Dapat may natitirang active na administrator.',
  'You hold this role yourself and would lose ‘%{0}’, which you couldn’t give back. Ask a colleague who may do it, too.':
    'Nasa iyo mismo ang tungkuling ito at mawawala sa iyo ang ‘%{0}’, na hindi mo maibabalik. Hilingin sa katrabahong may ganito ring pahintulot.',
  'You can not do this to your own account.': 'Hindi mo ito magagawa sa sarili mong account.',
  'Let %{0} sign in? A letter will tell them.':
    'Payagang mag-sign in si %{0}? Ipaaalam ito sa kaniya sa isang liham.',
  'Let %{0} sign in?': 'Payagang mag-sign in si %{0}?',
  'Shut %{0} out? All of their sessions end at once.':
    'Pagbawalang mag-sign in si %{0}? Agad matatapos ang lahat ng kaniyang session.',
  'The Administrator role can not be changed or deleted.':
    'Hindi mababago o mabubura ang tungkuling Administrator.',
  'The Administrator role keeps its name and all permissions, and can not be deleted. Only two-step sign-in is yours to decide.':
    'Nananatili sa tungkuling Administrator ang pangalan at lahat ng pahintulot nito, at hindi ito mabubura. Ang two-step sign-in lamang ang mapagpapasyahan mo.',
  'The session was ended.': 'Tinapos na ang session.',
  'Please enter the code that your authenticator app shows, or a recovery code.':
    'Ilagay ang code na ipinapakita ng iyong authenticator app, o isang recovery code.',
  'This code is not right. Please enter the newest one.': 'Mali ang code. Ilagay ang pinakabago.',
  'Two-step sign-in is on. Keep your recovery codes in a safe place.':
    'Naka-on na ang two-step sign-in. Itago sa ligtas na lugar ang iyong mga recovery code.',
  'Two-step sign-in is off.': 'Naka-off na ang two-step sign-in.',
  'Your role requires two-step sign-in. Please set it up in your profile.':
    'Kailangan ng iyong tungkulin ang two-step sign-in. Paki-set up ito sa iyong profile.',
  'The recovery codes were copied.': 'Nakopya na ang mga recovery code.',
  'This letter has been sent already.': 'Naipadala na ang liham na ito.',
  'The letter will be sent again.': 'Ipadadala muli ang liham.',

  // Failures of the wire
  'Unauthenticated.': 'Hindi ka naka-sign in.',
  'This action is unauthorized.': 'Wala kang pahintulot na gawin ito.',
  'Your email address is not verified.': 'Hindi pa kumpirmado ang iyong email address.',
  'Invalid signature.': 'Hindi wasto ang link.',
  'No query results for model [%{0}] %{1}': 'Walang nahanap na %{0} na may numerong %{1}',
  'The route %{0} could not be found.': 'Hindi nahanap ang %{0}.',
  'The %{0} method is not supported for route %{1}. Supported methods: %{2}.':
    'Hindi magagamit ang %{0} sa %{1}. Ang magagamit: %{2}.',
  'The POST data is too large.': 'Masyadong malaki ang ipinadala.',
  'The request must be sent as JSON or, with files, as a multipart form.':
    'Dapat ipadala ang hiling bilang JSON o, kung may file, bilang multipart form.',
  'This address is not a valid one.': 'Hindi wasto ang address na ito.',
  'The request body is not valid JSON.': 'Hindi wastong JSON ang ipinadala.',
  'The form did not arrive whole. Please send it again.':
    'Hindi dumating nang buo ang form. Pakipadalang muli.',
  'CSRF token mismatch.': 'Nag-expire na ang pahina. Subukang muli.',
  'This request comes from another website.': 'Galing sa ibang website ang hiling na ito.',
  'Too Many Attempts.': 'Napakaraming pagtatangka.',
  'Server Error': 'Problema sa server',
  'Service Unavailable': 'Hindi magagamit ang serbisyo sa ngayon',

  // Failures as a person reads them
  'There is no connection to the server. Please check your network and try again.':
    'Walang koneksiyon sa server. Pakitingnan ang iyong network at subukang muli.',
  'Please sign in again.': 'Mag-sign in muli.',
  'You may not do this.': 'Hindi mo ito maaaring gawin.',
  'This could not be found.': 'Hindi ito nahanap.',
  'This is too large to send.': 'Masyado itong malaki para ipadala.',
  'Your session has expired. Please try again.': 'Nag-expire na ang iyong session. Subukang muli.',
  'Please check what you entered.': 'Pakitingnan muli ang iyong inilagay.',
  'Too many attempts. Please wait a moment.': 'Napakaraming pagtatangka. Maghintay sandali.',
  'Something went wrong on the server. Please try again.': 'May nangyaring mali sa server. Subukang muli.',
  'The server is not available just now. Please try again.':
    'Hindi magagamit ang server sa ngayon. Subukang muli.',
  'The server has no room left, so nothing can be saved just now.':
    'Wala nang espasyo ang server, kaya walang mase-save sa ngayon.',
  'You are signed out in this browser. The server has no room left, so the session itself could not be ended; it ends by itself.':
    'Naka-sign out ka na sa browser na ito. Wala nang espasyo ang server, kaya hindi matapos ang mismong session; kusa itong matatapos.',
  "You need the permission '%{0}' for this.": "Kailangan mo ng pahintulot na '%{0}' para dito.",

  // Failures named by the specification
  'There was a problem retrieving the logs': 'Nagkaproblema sa pagkuha ng mga log',
  'There was a problem retrieving the permissions': 'Nagkaproblema sa pagkuha ng mga pahintulot',
  'There was a problem retrieving the selected role': 'Nagkaproblema sa pagkuha ng napiling tungkulin',
  'Failed to retrieve users': 'Hindi makuha ang mga user',
  'There was a problem retrieving the selected user': 'Nagkaproblema sa pagkuha ng napiling user',
  'There was a problem retrieving the selected update': 'Nagkaproblema sa pagkuha ng napiling update',
  'There was a problem retrieving the selected log': 'Nagkaproblema sa pagkuha ng napiling log',

  // Empty and missing
  'Sorry, page could not be found': 'Paumanhin, hindi nahanap ang pahina',
  '-- No Updates yet --': '-- Wala pang mga update --',
  '-- No slides yet --': '-- Wala pang mga slide --',
  'No user accounts found other than the admins and your account':
    'Walang nahanap na account maliban sa mga admin at sa iyo',
  '-- No %{0} yet --': '-- Wala pang laman ang %{0} --',
  'There is no match. Try fewer filters.': 'Walang tugma. Subukang bawasan ang mga filter.',

  ...validation,

  // Uploads, and records that are named or kept
  'The file was uploaded.': 'Nai-upload na ang file.',
  'Somebody else has changed this %{0} meanwhile.': 'May ibang nagbago ng %{0} na ito samantala.',
  '%{0} has changed this %{1} meanwhile.': 'Binago ni %{0} ang %{1} na ito samantala.',
  'The %{0} can not be deleted: it is still in use by %{1} %{2}.':
    'Hindi mabubura ang %{0}: ginagamit pa ito ng %{1} %{2}.',
  'The %{0} field must be a picture that was uploaded here.': 'Dapat ay larawang na-upload dito ang %{0}.',
  'The %{0} field must be a file that was uploaded here.': 'Dapat ay file na na-upload dito ang %{0}.',

  // Permissions, whose descriptions the server makes of an action and a resource
  'List %{0}': 'Ilista ang mga %{0}',
  'Show %{0}': 'Tingnan ang mga %{0}',
  'Create %{0}': 'Gumawa ng mga %{0}',
  'Edit %{0}': 'I-edit ang mga %{0}',
  'Delete %{0}': 'Burahin ang mga %{0}',
  'Move %{0}': 'Ilipat ang mga %{0}',
  '%{0}: %{1} %{2}.': '%{0}: %{1} %{2}.',
  '%{0} %{1} left out.': '%{0} %{1} ang hindi isinama.',
  'Activate %{0}': 'I-activate ang mga %{0}',
  'Resend %{0}': 'Ipadala muli ang mga %{0}',
  'Publish %{0}': 'I-publish ang mga %{0}',

  // The server itself
  'The clock of this server is wrong. The time of the database is used until it is set right.':
    'Mali ang orasan ng server na ito. Ang oras ng database ang ginagamit hanggang maitama ito.',
  'The clock of this server has made a leap. For an hour nothing is published or thrown away by itself, unless it is set right before.':
    'Biglang nagbago ang orasan ng server na ito. Sa loob ng isang oras, walang kusang mapa-publish o mabubura, maliban kung maitama ito bago noon.',
  'There is no room left on the disk: nothing can be saved.': 'Wala nang espasyo sa disk: walang mase-save.',
  'The college’s folder has faults, so the site goes on with what it said before:':
    'May mga mali sa folder ng kolehiyo, kaya ang dating laman pa rin ang ipinapakita ng site:',
  'There is little room left on the disk of this server.':
    'Kaunti na lamang ang espasyo sa disk ng server na ito.',
}
