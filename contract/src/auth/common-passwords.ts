/**
 * The words that the commonest passwords of the world and of this country are made of. Lists of leaked passwords are
 * these words with numbers, signs or years around them, doubled, or with digits for letters; all of those are told here
 * by their word, so that a few hundred words stand for many thousand passwords.
 */
const WORDS = `
password passwort passw pass admin administrator root user guest login welcome master super superman batman
letmein qwerty azerty iloveyou loveyou iloveme love lover lovely princess sunshine shadow monkey dragon football baseball
basketball soccer hockey cricket michael jordan jennifer jessica ashley daniel andrew joshua matthew charlie thomas robert
george jackson anthony william brandon justin david james john maria anna sophie samantha amanda michelle nicole hannah
ginger pepper summer winter spring autumn flower butterfly computer internet whatever trustno hello hellohello freedom
secret private access google facebook youtube yahoo gmail hotmail apple samsung nokia microsoft windows linux android
pokemon naruto starwars matrix ninja killer hunter ranger buster tigger maggie cookie chocolate banana orange cheese
purple yellow silver golden diamond angel angels heaven jesus christ blessed forever friend friends family mother father
mommy daddy brother sister baby babygirl babyboy boyfriend girlfriend money rockyou rockstar music guitar dance school
student teacher college university education exam result mobile phone number change changeme changethis default temp
temporary test tester testing sample demo example system server network security secure database oracle manager company
office business service support helpdesk report monitor monitoring shikkha directorate inspector officer headmaster
principal madrasa
bangladesh bangla bangali dhaka chittagong chattogram sylhet rajshahi khulna barishal barisal rangpur comilla cumilla
mymensingh gazipur narayanganj bogura bogra jessore jashore noakhali feni tangail faridpur pabna dinajpur kushtia
bismillah alhamdulillah subhanallah mashallah inshallah allah allahuakbar muhammad mohammad mohammed islam muslim ramadan
rahman rahim karim hasan hossain hussain ahmed akter begum khatun sultana fatema ayesha amina rahima salma nasrin shakib
tamim mushfiq messi neymar ronaldo brazil argentina barcelona realmadrid liverpool chelsea arsenal manchester
valobasha bhalobashi amitomake tumiamar tomake amar jibon bondhu priyo shona moyna babu apu bhai abbu ammu mamoni
ekushey bijoy shadhinota shapla padma jamuna meghna
abc abcd abcde abcdef abcdefg abcdefgh aaa asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwertyuiop qazwsx qazwsxedc qweasd
qweasdzxc poiuytrewq mnbvcxz lkjhgfdsa
`
  .trim()
  .split(/\s+/);

const COMMON = new Set(WORDS);
const ROWS = [
  "1234567890",
  "0987654321",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "abcdefghijklmnopqrstuvwxyz",
];
const DISGUISED: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Whether a password, in small letters, is one of those that are tried first. */
export function isCommonPassword(folded: string): boolean {
  const unmasked = folded.replaceAll(/[0134579@$!]/g, (sign) => DISGUISED[sign] ?? sign);
  return (
    isMadeOfCommonWords(folded) ||
    isMadeOfCommonWords(trimmed(unmasked, folded)) ||
    isRepeated(folded) ||
    isWalk(folded)
  );
}

/** Signs and digits at the ends say nothing; what they disguise inside a word does. */
function trimmed(unmasked: string, folded: string): string {
  const start = /^[^a-z]*/.exec(folded)?.[0].length ?? 0;
  const end = /[^a-z]*$/.exec(folded)?.[0].length ?? 0;
  return unmasked.slice(start, unmasked.length - end);
}

/** One common word, or two of them one after the other, whatever digits and signs stand around and between. */
function isMadeOfCommonWords(text: string): boolean {
  const letters = text.replaceAll(/[^a-z]/g, "");
  for (let cut = 1; cut <= letters.length; cut += 1) {
    const rest = letters.slice(cut);
    if (COMMON.has(letters.slice(0, cut)) && (rest === "" || COMMON.has(rest))) return true;
  }
  return false;
}

/** The same few signs again and again: "123123123123", "abcabcabcabc". */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= Math.min(6, text.length / 2); period += 1)
    if (
      text ===
      text
        .slice(0, period)
        .repeat(Math.ceil(text.length / period))
        .slice(0, text.length)
    )
      return true;
  return false;
}

/** Only runs along the keyboard, the digits or the alphabet, each three long or longer, and a sign or two after them. */
function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let run = 0;
    for (const row of ROWS)
      for (let size = text.length - at; size > Math.max(2, run); size -= 1)
        if (`${row}${row}`.includes(text.slice(at, at + size))) run = size;
    if (run < 3) return at > 0 && text.length - at <= 2;
    at += run;
  }
  return true;
}
