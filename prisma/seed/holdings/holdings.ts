/** The demo's holdings: those of the interests that were invested in, and companies elsewhere. */
import type { HoldingInstrument, HoldingStage, Sector } from '../../../api/__generated__/prisma/enums.ts'

export interface DemoHolding {
  investor: string
  /** The company; left out for the holding of the investor's interest that was invested in. */
  company?: string
  sector: Sector
  instrument: HoldingInstrument
  stage: HoldingStage
  /** Thousand AED. */
  amount: number
  /** Days since it was invested in. */
  age: number
  stake?: number
  trl?: readonly [then: number, now: number]
  notes?: string
  /** Title, planned and reached, as days from the investment. */
  milestones: readonly (readonly [title: string, planned: number, reached?: number])[]
  /** Days since the valuation, thousand AED, source. */
  valuations: readonly (readonly [age: number, worth: number, source: string])[]
  /** The figures of the updates, oldest first, one update each quarter. */
  figures?: readonly (readonly [name: string, unit: string, values: readonly number[]])[]
  texts?: readonly string[]
  /** It was sold: days since, and thousand AED received. */
  exited?: readonly [age: number, proceeds: number]
}

const noor = 'investor'

export const holdings: readonly DemoHolding[] = [
  {
    investor: noor,
    sector: 'WATER',
    instrument: 'EQUITY',
    stage: 'SEED',
    amount: 2_500,
    age: 380,
    stake: 8.5,
    milestones: [
      ['Pilot plant running', 120, 135],
      ['First paying customer', 270, 262],
      ['Certification for drinking water', 420],
      ['Series A', 600],
    ],
    valuations: [
      [380, 2_500, 'Price of the seed round'],
      [90, 3_900, 'Convertible note of another fund, converted at its cap'],
    ],
    figures: [
      ['Revenue', 'AED', [0, 85_000, 240_000, 410_000]],
      ['Paying customers', '', [0, 1, 3, 5]],
      ['Cash', 'AED', [2_300_000, 1_850_000, 1_520_000, 1_240_000]],
    ],
    texts: [
      'The team is complete; the site of the pilot is prepared.',
      'The pilot plant runs since March. The first customer has signed.',
      'Two more customers; the membranes last longer than we expected.',
      'Five customers. We prepare the certification and a round next year.',
    ],
  },
  {
    investor: 'bilal.sheraz',
    sector: 'SUSTAINABILITY',
    instrument: 'CONVERTIBLE_NOTE',
    stage: 'PRE_SEED',
    amount: 1_200,
    age: 280,
    milestones: [
      ['Field trial on ten hectares', 150, 168],
      ['License agreement', 330],
    ],
    valuations: [],
    figures: [['Hectares under trial', 'ha', [2, 10, 14]]],
    texts: [
      'Trial fields are leased.',
      'The trial covers ten hectares.',
      'Water use fell by a fifth on the trial fields.',
    ],
  },
  {
    investor: 'alyazia.almehrezi',
    sector: 'EDUCATION',
    instrument: 'SAFE',
    stage: 'PRE_SEED',
    amount: 350,
    age: 230,
    milestones: [['Three pilot schools', 180, 171]],
    valuations: [],
  },
  {
    investor: noor,
    company: 'Dune Robotics',
    sector: 'MANUFACTURING',
    instrument: 'EQUITY',
    stage: 'SERIES_A',
    amount: 4_000,
    age: 730,
    stake: 4.2,
    trl: [6, 8],
    notes: 'Board observer. Follow-on right in the next round.',
    milestones: [
      ['Second factory line', 400, 455],
      ['Break-even', 800],
    ],
    valuations: [
      [730, 4_000, 'Price of the Series A'],
      [200, 6_800, 'Series B, led by an outside fund'],
    ],
    figures: [
      ['Revenue', 'AED', [6_200_000, 7_900_000, 9_100_000, 11_400_000]],
      ['Robots in use', '', [41, 58, 77, 102]],
    ],
    texts: [
      'Deliveries began in Saudi Arabia.',
      'The second line is late by seven weeks: customs held the presses.',
      'The second line runs.',
      'A hundred robots are in use.',
    ],
  },
  {
    investor: noor,
    company: 'Falaj Analytics',
    sector: 'AI',
    instrument: 'CONVERTIBLE_NOTE',
    stage: 'SEED',
    amount: 900,
    age: 150,
    trl: [5, 5],
    milestones: [['Contract with a utility', 200]],
    valuations: [],
    figures: [['Paid pilots', '', [2]]],
    texts: ['Two utilities pay for pilots.'],
  },
  {
    investor: noor,
    company: 'Mina Batteries',
    sector: 'ENERGY',
    instrument: 'EQUITY',
    stage: 'SEED',
    amount: 1_500,
    age: 1_400,
    stake: 6,
    trl: [5, 9],
    notes: 'Sold to a manufacturer in Dubai.',
    milestones: [['Cell certified', 300, 340]],
    valuations: [[900, 2_400, 'Series A']],
    exited: [260, 4_350],
  },
]
