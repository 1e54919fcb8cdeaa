/** The demo's patents, by family. Numbers have the form of their offices and belong to nobody. */
import type { PatentCostKind, PatentKind, PatentOffice, PatentStatus } from '../../../api/__generated__/prisma/enums.ts'

/** Days before the day of seeding. */
type Age = number

interface DemoPatent {
  office: PatentOffice
  kind?: PatentKind
  status: PatentStatus
  application?: string
  filed?: Age
  publication?: string
  published?: Age
  grant?: string
  granted?: Age
  ended?: Age
  reason?: string
  /** Which of the family it comes from; the one before unless it is given. */
  from?: number
  attorney?: string
  /** What somebody added to the computed deadlines, by days ahead; negative for overdue. */
  tasks?: readonly (readonly [title: string, inDays: number])[]
  costs?: readonly (readonly [kind: PatentCostKind, amount: number, age: Age, note: string])[]
}

export interface DemoFamily {
  title: string
  /** The title of the project that it came from; its lead keeps the family. */
  project: string
  /** Keys of people with an account, or a name and an organization. */
  inventors: readonly (string | readonly [name: string, affiliation: string])[]
  confidential: boolean
  /** The title of the disclosure. */
  disclosure?: string
  patents: readonly DemoPatent[]
}

const agents = 'Al Safa IP Agents (demo)'

export const families: readonly DemoFamily[] = [
  {
    title: 'Array of acoustic sensors for boring insects in palm trunks',
    project: 'Date-palm pest detection by acoustic sensors',
    inventors: ['researcher', 'shamma.alketbi', ['Ines Carvalho', 'Instituto do Litoral (demo)']],
    confidential: false,
    patents: [
      {
        office: 'AE',
        status: 'GRANTED',
        application: 'P6000417/2021',
        filed: 1_790,
        published: 1_230,
        grant: '6417',
        granted: 420,
        attorney: agents,
        costs: [
          ['FILING', 9_800, 1_790, 'Filing and formal examination'],
          ['EXAMINATION', 7_000, 900, ''],
          ['RENEWAL', 1_300, 330, 'Year 5'],
        ],
      },
      {
        office: 'US',
        status: 'GRANTED',
        application: '17/904412',
        filed: 1_430,
        publication: 'US2024/0187204A1',
        published: 890,
        grant: 'US12078341B2',
        // The first maintenance fee is due in some weeks.
        granted: 1_237,
        costs: [
          ['FILING', 18_400, 1_430, 'Small entity'],
          ['ATTORNEY', 41_200, 1_180, 'Answer to the first office action'],
        ],
      },
      {
        office: 'EP',
        status: 'GRANTED',
        application: '22841567',
        filed: 1_428,
        publication: 'EP4387120A1',
        published: 880,
        grant: 'EP4387120B1',
        // It is to be validated in a month.
        granted: 61,
        from: 0,
        costs: [['ATTORNEY', 52_600, 400, 'Examination before the EPO']],
      },
    ],
  },
  {
    title: 'Membrane distillation module with a solar-heated spacer',
    project: 'Solar-driven membrane distillation for brackish wells',
    inventors: ['omar.farouqi', 'researcher'],
    confidential: false,
    patents: [
      {
        office: 'US',
        kind: 'PROVISIONAL',
        status: 'LAPSED',
        application: '63/518207',
        filed: 885,
        ended: 520,
        reason: 'Followed by the international application',
        costs: [['FILING', 2_200, 885, 'Provisional application']],
      },
      {
        office: 'WO',
        status: 'PUBLISHED',
        application: 'PCT/AE2024/050088',
        filed: 525,
        publication: 'WO2025/009914A1',
        published: 335,
        attorney: agents,
        costs: [['FILING', 15_900, 525, 'International fee and search']],
      },
      { office: 'AE', status: 'FILED', application: 'P6002230/2026', filed: 40, attorney: agents },
    ],
  },
  {
    title: 'Wristband that estimates core temperature from heat flux',
    project: 'Wearable heat-stress monitor for outdoor workers',
    inventors: ['noor.alyamahi', 'nadia.bensalah', 'researcher'],
    confidential: true,
    patents: [
      {
        office: 'AE',
        status: 'FILED',
        application: 'P6001875/2026',
        filed: 278,
        attorney: agents,
        tasks: [['Answer the formal objections', 0]],
        costs: [['FILING', 9_800, 278, '']],
      },
    ],
  },
  {
    title: 'Self-calibrating pH patch',
    project: 'Cooling vest from reusable salt packs',
    inventors: ['researcher', 'jonas.ekelund'],
    confidential: true,
    disclosure: 'Self-calibrating pH patch',
    patents: [{ office: 'US', kind: 'PROVISIONAL', status: 'FILED', application: '63/742910', filed: 341 }],
  },
  {
    title: 'Baffle and lens for a star tracker without moving parts',
    project: 'Low-cost nanosatellite star tracker',
    inventors: ['mira.kostova', 'anil.deshmukh', ['Sofia Lindqvist', 'Nordlys Optics (demo)']],
    confidential: false,
    patents: [
      {
        office: 'GB',
        status: 'PUBLISHED',
        application: '2405512.3',
        filed: 960,
        publication: 'GB2629104A',
        published: 400,
        tasks: [['Answer the examination report', -4]],
      },
      { office: 'US', status: 'FILED', application: '18/880344', filed: 605 },
    ],
  },
  {
    title: 'Concrete of recycled aggregate that binds carbon dioxide',
    project: 'Recycled-aggregate concrete with carbon uptake',
    inventors: ['mariam.alhefeiti', 'salem.almatroushi'],
    confidential: false,
    patents: [
      {
        office: 'AE',
        status: 'LAPSED',
        application: 'P6000112/2019',
        filed: 2_310,
        published: 1_760,
        granted: 1_020,
        ended: 190,
        reason: 'The renewal was not paid, as a better mix is described in a later project',
        costs: [['RENEWAL', 1_300, 560, 'Year 6']],
      },
      {
        office: 'SA',
        status: 'REFUSED',
        application: '520411733',
        filed: 1_950,
        ended: 700,
        reason: 'Not new over a Danish application of 2014',
      },
    ],
  },
  {
    title: 'Coding of clinical notes with confidence by sentence',
    project: 'Arabic clinical-note coding with human check',
    inventors: ['researcher', 'priya.venkatesan'],
    confidential: true,
    patents: [
      { office: 'AE', status: 'PREPARING', attorney: agents, tasks: [['Send the draft to the inventors', 12]] },
    ],
  },
  {
    title: 'Load shifting of district cooling with a learned model of storage',
    project: 'Digital twin for district cooling load shifting',
    inventors: ['omar.farouqi', 'jonas.ekelund'],
    confidential: true,
    patents: [{ office: 'WO', status: 'FILED', application: 'PCT/AE2026/050031', filed: 96 }],
  },
]
