// The site's furniture in Danish, by its English, one a line. {x} stands for what is filled in: a
// number, a name. A test holds that everything the furniture says is here.
const FURNITURE = {
  // The header and the search
  'Header': 'Sidehoved',
  'The Gnav Archive': 'The Gnav Archive',
  'Language': 'Sprog',
  'Light the lamp (dark page)': 'Tænd lampen (mørk side)',
  'Daylight (light page)': 'Dagslys (lys side)',
  'Search': 'Søg',
  'Clear': 'Ryd',
  'Initializing search': 'Søgningen gøres klar',
  'Type to start searching': 'Skriv for at søge',
  'No matching documents': 'Intet fundet',
  '1 matching document': '1 sted fundet',
  '{x} matching documents': '{x} steder fundet',
  'Skip to content': 'Gå til indholdet',

  // The tabs and the drawer
  'Tabs': 'Faneblade',
  'Navigation': 'Navigation',
  'Front page': 'Forside',
  'Sources': 'Kilder',
  'Wikipedia': 'Wikipedia',
  'Royal Library': 'Det Kgl. Bibliotek',
  'German': 'Tysk',
  'The booklet of 1774': 'Hæftet fra 1774',
  'Witnesses': 'Vidner',
  'Side by side': 'Side om side',
  'Concordance': 'Konkordans',
  'One deal, every source': 'Én omgang, alle kilder',
  'Rulings': 'Kendelser',
  'House rules': 'Husregler',
  'Worked examples': 'Eksempler',
  'Cruces': 'Tvivlssteder',
  'Glossary': 'Ordliste',
  'Play': 'Spil',
  'The table': 'Bordet',
  'Scorekeeper': 'Regnskab',
  'Which set?': 'Hvilket spil?',
  'Which set do I have?': 'Hvilket spil har jeg?',
  'A sheet of tiles': 'Et ark brikker',
  'Essays': 'Essays',
  'Five sources, one game': 'Fem kilder, ét spil',
  'Why 37?': 'Hvorfor 37?',
  'About': 'Om',
  'How fast': 'Hvor hurtigt',
  'How to': 'Sådan gør du',
  'Citing': 'Henvisning',
  'Rights': 'Rettigheder',
  'Credits': 'Hvem har lavet hvad',
  'What this browser keeps': 'Hvad browseren gemmer',
  'Data': 'Data',
  'Coverage': 'Dækning',
  'Conformance': 'Overensstemmelse',
  'Drive the engine': 'Kør motoren',
  'Host it yourself': 'Læg det på din egen server',
  'Releases': 'Udgivelser',

  // Where one is, before and after
  'Breadcrumb': 'Brødkrummer',
  'rule {x}': 'regel {x}',
  'Rules before and after': 'Reglerne før og efter',
  '← Rule {x}': '← Regel {x}',
  'Rule {x} →': 'Regel {x} →',
  'cruces': 'tvivlssteder',
  'examples': 'eksempler',

  'paragraph {x}': 'afsnit {x}',
  '← Paragraph {x}': '← Afsnit {x}',
  'Paragraph {x} →': 'Afsnit {x} →',
  'before rule {x}': 'før regel {x}',
  '← Before rule {x}': '← Før regel {x}',
  'the booklet': 'hæftet',
  'a sheet of tiles': 'et ark brikker',
  'Table of contents': 'Indhold på siden',

  // The layers
  'Text': 'Tekst',
  'As received': 'Som overleveret',
  'Corrected': 'Rettet',
  'Modern': 'Nutidig',
  'Blackletter': 'Fraktur',
  'The text exactly as we hold it (diplomatic)': 'Teksten nøjagtig, som vi har den (diplomatarisk)',
  'Slips mended, the old spelling kept': 'Fejl rettet, den gamle stavning beholdt',
  'Slips mended, the spelling of today (normalised)': 'Fejl rettet, nutidens stavning (normaliseret)',
  'An impression of the print, not a facsimile: the received text in blackletter type': 'Et indtryk af trykket, ikke et faksimile: den overleverede tekst i fraktur',
  'Translation': 'Oversættelse',
  'English': 'Engelsk',
  'Modern Danish': 'Nudansk',
  'Danish': 'Dansk',
  'None': 'Ingen',
  'Notes': 'Noter',
  'All open': 'Alle åbne',

  // What opens a page where one plays
  'Deal the pieces, say what each player would do, and see what every source makes of it: where they part first, which clause parts them, and who loses what.': 'Del brikkerne ud, sig, hvad hver spiller ville gøre, og se, hvad hver kilde får ud af det: hvor de først skilles, hvilket led der skiller dem, og hvem der mister hvad.',
  'Who asked whom, and who held what? Lay it out, and every source gives its verdict, with the clauses it rests on and the doubts that remain.': 'Hvem spurgte hvem, og hvem havde hvad? Læg det frem, og hver kilde fælder sin kendelse, med de led, den hviler på, og den tvivl, der er tilbage.',
  'Choose a source to begin with, and wherever your family plays otherwise, the source that plays as you do. The rules are enforced like a source’s own, each still citing where it comes from.': 'Vælg en kilde at begynde med, og hvor I spiller anderledes hjemme, den kilde, der spiller som I. Reglerne håndhæves som en kildes egne, og hver nævner stadig, hvor den kommer fra.',
  'For people who play with real tiles or cards. Tell what happened at your table, and the slate is kept by the source you chose: who loses a stroke and by which rule, who is out, who may appeal, who deals next, who has won.': 'For dem, der spiller med rigtige brikker eller kort. Fortæl, hvad der skete ved jeres bord, og tavlen føres efter den kilde, I har valgt: hvem der mister en streg og efter hvilken regel, hvem der er ude, hvem der må appellere, hvem der deler ud næste gang, hvem der har vundet.',

  'Games, evenings at the scorekeeper, house rules and what you chose stay in this browser and go nowhere else. Here you see what there is; you can take it along as a file, take such a file in, and delete it all.': 'Spil, aftener i regnskabet, husregler og det, du har valgt, bliver i denne browser og kommer ingen andre steder hen. Her ser du, hvad der er; du kan tage det med som en fil, hente sådan en fil ind og slette det hele.',

  // Citing
  'Cite {x}': 'Henvis til {x}',
  'Cite': 'Henvis',
  'Royal Danish Library': 'Det Kgl. Bibliotek',
  'Id and permalink': 'Id og permanent adresse',
  'As files:': 'Som filer:',
  '. All rules of this source at once:': '. Alle kildens regler på én gang:',
  'How to cite': 'Om at henvise',
  'Copy': 'Kopiér',
  'Copy {x}': 'Kopiér: {x}',
  'Copied': 'Kopieret',
  'Selected: copy it with the keyboard': 'Markeret: kopiér med tastaturet',
  'The words selected': 'De markerede ord',
  'Link to these words': 'Link til disse ord',
  'Link copied': 'Link kopieret',
  'The browser lets no page copy here': 'Browseren lader ingen side kopiere her',

  // Show me
  'Show me': 'Vis mig det',
  'read it': 'læs det',

  // The foot of the page
  'Each source says on its own page who holds what:': 'Hver kilde siger på sin egen side, hvem der ejer hvad:',
  'see': 'se',
  'Our encoding and notes on the 1774 text are CC0.': 'Vores opmærkning af teksten fra 1774 og noterne til den er CC0.',
  'What others made, and under which terms:': 'Hvad andre har lavet, og på hvilke vilkår:',
};

const named = (english) => new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  .replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);
const entries = Object.entries(FURNITURE);

export const danish = {
  words: new Map(entries.filter(([english]) => !english.includes('{'))),
  patterns: entries.filter(([english]) => english.includes('{'))
    .map(([english, told]) => [named(english), told]),
};
