/** What the demo's data rooms hold. */
import type { RoomGrantStatus, RoomLabel } from '../../../api/__generated__/prisma/enums.ts'

interface DemoDocument {
  name: string
  folder: string
  label: RoomLabel
  downloadable: boolean
  paragraphs: readonly (readonly [heading: string, text: string])[]
}

export const documents: readonly DemoDocument[] = [
  {
    name: 'Summary for partners',
    folder: '1 Overview',
    label: 'PUBLIC',
    downloadable: true,
    paragraphs: [
      ['What it is', 'A technology of the university that has left the laboratory and looks for its first plant.'],
      [
        'What it needs',
        'A partner who carries the pilot and brings customers. The amounts are on the page of the project.',
      ],
    ],
  },
  {
    name: 'Cost plan of the pilot',
    folder: '2 Finance',
    label: 'AFTER_NDA',
    downloadable: false,
    paragraphs: [
      [
        'Equipment',
        'Two units with spare parts make up half of the cost. Both are offered by suppliers in the country.',
      ],
      ['People', 'One engineer for eighteen months and a technician for twelve. The university provides the room.'],
      ['Reserve', 'A tenth of the sum is kept for what nobody has foreseen.'],
    ],
  },
  {
    name: 'Patents and freedom to operate',
    folder: '3 Rights',
    label: 'AFTER_NDA',
    downloadable: true,
    paragraphs: [
      ['Filed', 'One application covers the process, a second one its use at low temperature.'],
      ['Others', 'The search found three families nearby. None of them covers what the pilot does.'],
    ],
  },
  {
    name: 'Notes on the negotiation',
    folder: '2 Finance',
    label: 'INTERNAL',
    downloadable: false,
    paragraphs: [
      ['For the team', 'The least that the department accepts, and why the licence comes before the shares.'],
    ],
  },
]

interface DemoReader {
  /** The person of a company; the next investor where none is named. */
  company?: string
  status: RoomGrantStatus
  message: string
  reason?: string
  /** What the lead said who proposed the reader. */
  proposal?: string
}

export const readers: readonly DemoReader[] = [
  { status: 'GRANTED', message: 'We compare pilots in this field and would like to see what this one costs.' },
  { status: 'REQUESTED', message: 'Our committee meets next month and asks for the cost plan.' },
  {
    status: 'PROPOSED',
    message: '',
    proposal: 'They have built two plants of this kind and asked me about ours at the conference.',
  },
  {
    company: 'industry',
    status: 'GRANTED',
    message: 'We would license this for our sites and want to know what the pilot costs and who holds the rights.',
  },
]

export const ndaOf = (project: string): string =>
  [
    `This agreement is between the university and the person who accepts it. Its purpose is that this person judges whether to invest in “${project}” or to use it in a company.`,
    'The other party keeps secret what the university tells or shows it for the purpose above, uses it for this purpose alone, and shares it only with people who need it for this purpose and have agreed to keep it secret.',
    'This does not cover what was public before, what the receiver knew already, what others lawfully gave it, and what law requires it to disclose. The duty goes on for five years.',
  ].join('\n\n')
