/** Signing in, registering, and everything on the profile. */
export const account = {
  'Sign in': 'Mag-sign in',
  'Remember me': 'Tandaan ako',
  'Forgot password?': 'Nakalimutan ang password?',
  Register: 'Magparehistro',
  'Return to website': 'Bumalik sa website',
  'Reset password': 'Bagong password',
  'We send you a letter with a link by which you choose a new password.':
    'Padadalhan ka namin ng liham na may link para pumili ng bagong password.',
  'Send reset link': 'Ipadala ang link',
  'Wrong passwords were tried here. If this is your account, a letter to your address lets you in.':
    'May sumubok dito ng mga maling password. Kung sa iyo ang account na ito, makakapasok ka sa tulong ng isang liham sa address mo.',
  'Please confirm that it is you': 'Pakikumpirma na ikaw nga ito',
  'This changes what people may do. Your password is asked for again, then not for ten minutes.':
    'Binabago nito ang maaaring gawin ng mga tao. Hihingin muli ang password mo, at hindi na sa susunod na sampung minuto.',
  'Password confirmation required.': 'Kailangang kumpirmahin ang password.',
  'Your password was confirmed.': 'Nakumpirma ang password mo.',
  'Send me a letter': 'Padalhan ako ng liham',
  'If there is an account of this name, a letter with a link is on its way to its address. Open the link in this browser.':
    'Kung may account na ganito ang pangalan, papunta na sa address nito ang isang liham na may link. Buksan ang link sa browser na ito.',
  'This browser need not wait any more. Please sign in.':
    'Hindi na kailangang maghintay ng browser na ito. Mag-sign in na.',
  'This link was used already or is too old. Please ask for a new letter.':
    'Nagamit na o luma na ang link na ito. Humingi ng bagong liham.',
  'Verify your email address': 'Kumpirmahin ang iyong email address',
  'Open the link in our letter to you. To have it sent again, sign in first.':
    'Buksan ang link sa liham namin sa iyo. Para maipadala ito muli, mag-sign in muna.',
  Resend: 'Ipadala muli',
  'About you': 'Tungkol sa iyo',
  'Change password': 'Palitan ang password',
  'Two-step sign-in': 'Two-step sign-in',
  Save: 'I-save',
  'It is on: signing in asks for a code of your authenticator app.':
    'Naka-on ito: sa pag-sign in, hihingin ang code mula sa iyong authenticator app.',
  'It is off. With it, signing in asks for a code of an authenticator app on your phone besides your password.':
    'Naka-off ito. Kapag naka-on, bukod sa password ay hihingin sa pag-sign in ang code mula sa authenticator app ng iyong telepono.',
  'Turn off': 'I-off',
  'Turn on': 'I-on',
  'Set up': 'I-set up',
  Continue: 'Magpatuloy',
  'Let your authenticator app read this, or type the secret into it.':
    'Ipabasa ito sa iyong authenticator app, o i-type doon ang secret key.',
  'Secret:': 'Secret key:',
  'Open an app on this device': 'Buksan ang app sa device na ito',
  'QR code for the authenticator app': 'QR code para sa authenticator app',
  'These recovery codes are shown only now. Each opens your account once when your phone isn’t at hand.':
    'Ngayon lamang ipapakita ang mga recovery code na ito. Isang beses mabubuksan ng bawat isa ang iyong account kapag wala ang iyong telepono.',
  'Recovery codes': 'Mga recovery code',
  Copy: 'Kopyahin',
  'I have kept them': 'Naitabi ko na',
  'Your sessions': 'Ang iyong mga session',
  'This one': 'Ito mismo',
  'Last used %{when}': 'Huling ginamit: %{when}',
  End: 'Tapusin',
  'End this session': 'Tapusin ang session na ito',
  'End the session in %{browser}': 'Tapusin ang session sa %{browser}',
  'Another browser': 'Ibang browser',
  '%{browser} on %{system}': '%{browser} sa %{system}',

  // People: their sign-ins, and the roles as which one may look
  Record: 'Record',
  Person: 'Tao',
  'Last sign-in': 'Huling pag-sign in',
  'Failed sign-ins since': 'Mga bigong pag-sign in mula noon',
  'Two-step sign-in since': 'May two-step sign-in mula',
  'Reset two-step sign-in': 'I-reset ang two-step sign-in',
  'Two-step sign-in reset': 'Na-reset ang two-step sign-in',
  'Reset the two-step sign-in of %{0}, who has lost the phone? Until it is set up again the password alone is enough. All of their sessions end at once, and a letter tells them.':
    'I-reset ang two-step sign-in ni %{0}, na nawalan ng telepono? Hangga’t hindi ito naise-set up muli, sapat na ang password. Agad matatapos ang lahat ng session niya, at aabisuhan siya ng isang liham.',
  '%{0} can sign in with the password alone now.': 'Makakapag-sign in na si %{0} gamit ang password lamang.',
  'You look at the dashboard as %{0} sees it. Nothing can be changed.':
    'Tinitingnan mo ang dashboard gaya ng nakikita ng may tungkuling %{0}. Walang mababago.',
  'You see again what your own roles allow.':
    'Nakikita mo na muli ang pinahihintulutan ng sarili mong mga tungkulin.',

  // Invitations
  Invitations: 'Mga Imbitasyon',
  'Invited by': 'Nag-imbita',
  Invited: 'Inimbita',
  'Valid until': 'May bisa hanggang',
  Accepted: 'Tinanggap',
  Withdrawn: 'Binawi',
  Expired: 'Lumipas na',
  Withdraw: 'Bawiin',
  'Invitation accepted': 'Tinanggap ang imbitasyon',
  'Invitation sent again': 'Ipinadala muli ang imbitasyon',
  'Invite %{0}': 'Mag-imbita ng %{0}',
  'An invitation was sent to %{0}.': 'Naipadala ang imbitasyon sa %{0}.',
  'This address is invited already. Send that invitation again from the list of invitations.':
    'Naimbita na ang address na ito. Ipadala muli ang imbitasyong iyon mula sa listahan ng mga imbitasyon.',
  'Somebody with this address has an account already. Give roles to it at Users.':
    'May account na ang may ganitong address. Bigyan iyon ng tungkulin sa Mga User.',
  'Please choose at least one role: without it the person could do nothing.':
    'Pumili ng kahit isang tungkulin: kung wala nito, walang magagawa ang tao.',
  'Many invitations have been sent today. Please go on tomorrow.':
    'Marami nang imbitasyong naipadala ngayong araw. Ipagpatuloy bukas.',
  'This invitation is over.': 'Tapos na ang imbitasyong ito.',
  'A new letter goes to %{0}. The link of the former one does not work any more.':
    'May bagong liham na papunta kay %{0}. Hindi na gagana ang link ng naunang liham.',
  'Withdraw the invitation of %{0}? The link in the letter stops working.':
    'Bawiin ang imbitasyon kay %{0}? Hindi na gagana ang link sa liham.',
  'The invitation of %{0} was withdrawn.': 'Binawi ang imbitasyon kay %{0}.',
  'Your account is ready.': 'Handa na ang iyong account.',
  'No invitation has this link. Please open the newest letter, or ask for a new invitation.':
    'Walang imbitasyong may ganitong link. Buksan ang pinakabagong liham, o humiling ng bagong imbitasyon.',
  'This invitation has been used. Please sign in with the user name that you chose.':
    'Nagamit na ang imbitasyong ito. Mag-sign in gamit ang username na pinili mo.',
  'This invitation was valid for seven days. Please ask %{0} to send it again.':
    'Pitong araw lamang ang bisa ng imbitasyong ito. Pakiusapan si %{0} na ipadala ito muli.',
  'This invitation was withdrawn. Please ask %{0} if you think that it should not be.':
    'Binawi ang imbitasyong ito. Magtanong kay %{0} kung sa tingin mo ay hindi dapat.',
  'The role of this invitation does not exist any more. Please ask %{0} for a new invitation.':
    'Wala na ang tungkulin sa imbitasyong ito. Humiling kay %{0} ng bagong imbitasyon.',
  '%{0} may not give these roles any more. Please ask an administrator for a new invitation.':
    'Hindi na maibibigay ni %{0} ang mga tungkuling ito. Humiling ng bagong imbitasyon sa isang administrator.',
  'There is an account with your address already. Please sign in, or choose a new password by “Forgot password?”.':
    'May account na ang iyong address. Mag-sign in, o pumili ng bagong password sa “Nakalimutan ang password?”.',
  'Invite a colleague': 'Mag-imbita ng katrabaho',
  'Send the invitation': 'Ipadala ang imbitasyon',
  'Accept the invitation': 'Tanggapin ang imbitasyon',
  'Create my account': 'Gawin ang aking account',
  '%{who} invites you to work here as %{roles}. Choose a user name and a password.':
    'Inaanyayahan ka ni %{who} na magtrabaho rito bilang %{roles}. Pumili ng username at password.',
  'You are signed in here as %{who}. To accept an invitation of somebody else, log out first.':
    'Naka-sign in ka rito bilang si %{who}. Para tanggapin ang imbitasyon ng iba, mag-logout muna.',
  'Go to the dashboard': 'Pumunta sa dashboard',
  People: 'Mga tao',
  Administrators: 'Mga Administrator',
  Activity: 'Mga ginawa',
  'Activity of %{who}': 'Mga ginawa ni %{who}',
  'Log of %{what}': 'Log ng %{what}',
  'Show the whole log': 'Ipakita ang buong log',
  'View as this role': 'Tingnan bilang tungkuling ito',
  '“%{held}” is of little use without “%{missing}”.':
    'Halos walang silbi ang “%{held}” kung wala ang “%{missing}”.',
  'You take rights away from yourself': 'Inaalisan mo ng karapatan ang sarili mo',
  'Unless another role of yours gives them, you will lose: %{what}.':
    'Maliban kung ibinibigay ng iba mong tungkulin, mawawala sa iyo ang: %{what}.',
  or: 'o',
  'an administrator': 'isang administrator',
}
