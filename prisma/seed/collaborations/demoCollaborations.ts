/** Collaborations of the demo university, one in each state; days count from the moment of seeding. */
import type { AgreementState, CollaborationStatus, RiskLevel } from '../../../api/__generated__/prisma/enums.ts'

type Agreed = readonly [kind: Exclude<AgreementState, 'NONE'>, ago: number, endsIn?: number]

interface DemoMilestone {
  title: string
  deliverables: string
  /** Days ahead, or back when negative. */
  due: number
  payment?: number
  /** Days since it was done. */
  done?: number
}

export interface DemoCollaboration {
  /** The title of the accepted proposal, which it keeps. */
  of: string
  status: CollaborationStatus
  /** Days since the proposal was accepted, and since the work began. */
  age: number
  began?: number
  ended?: number
  outcome?: string
  agreements?: readonly Agreed[]
  milestones?: readonly DemoMilestone[]
  risks?: readonly (readonly [level: RiskLevel, text: string, mitigation: string, over?: number])[]
  /** Who wrote what, so many days ago, the first one first. */
  thread?: readonly (readonly [by: string, ago: number, text: string])[]
  documents?: readonly (readonly [name: string, by: string, ago: number, title: string, text: string])[]
}

export const demoCollaborations: readonly DemoCollaboration[] = [
  {
    of: 'Silica as a filler for coatings',
    status: 'RUNNING',
    age: 115,
    began: 88,
    agreements: [
      ['NDA', 112, 980],
      ['TERM_SHEET', 104],
      ['CONTRACT', 90, 275],
    ],
    milestones: [
      {
        title: 'Side stream connected',
        deliverables: 'Skid on site, safety check signed by the plant.',
        due: -70,
        payment: 60_000,
        done: 72,
      },
      {
        title: 'First ten kilograms of powder',
        deliverables: 'Sample with particle sizes and a data sheet for two paint makers.',
        due: -21,
        payment: 120_000,
        done: 18,
      },
      {
        title: 'Paint maker’s report',
        deliverables: 'Scrub and opacity tests against the usual filler.',
        due: -4,
        payment: 80_000,
      },
      {
        title: 'Six weeks without a stop',
        deliverables: 'Log of the side stream, silica removed, power and chemicals used.',
        due: 6,
        payment: 140_000,
      },
      {
        title: 'Plan for one line',
        deliverables: 'Design, cost and a date for the first full line.',
        due: 75,
        payment: 80_000,
      },
    ],
    risks: [
      [
        'HIGH',
        'The paint maker’s laboratory is booked until the end of next month.',
        'A second paint maker in Sharjah has offered a week; samples are on their way.',
      ],
      ['MEDIUM', 'Summer feed is warmer than anything the skid has seen.', 'Run at two thirds of the flow at noon.'],
      ['LOW', 'The customs papers of the filter press.', 'Agent named.', 60],
    ],
    thread: [
      ['industry', 40, 'The plant can give you **6 m³/h** instead of 5 on weekdays. Would that help the six weeks?'],
      ['researcher', 39, 'Yes, very much. Then we reach the ten kilograms a week earlier.'],
      ['shamma.alketbi', 18, 'Ten kilograms are bagged and labelled. Particle size: d50 = 8.4 µm.'],
      [
        'industry',
        3,
        'The report of the paint maker is late because of their laboratory. I have asked whether the second one can take over.',
      ],
    ],
    documents: [
      [
        'contract-signed.pdf',
        'industry',
        90,
        'Contract: silica from brine as a filler',
        'One side stream for twelve months, AED 480,000 against milestones. Results belong to both sides in equal parts; the company has the first right to a licence in the field of desalination.',
      ],
      [
        'powder-data-sheet.pdf',
        'shamma.alketbi',
        18,
        'Data sheet: silica powder, batch 1',
        'd50 8.4 µm, 96.8 % SiO2 dry, pH 7.9, whiteness 93. Moisture below 2 % after the belt dryer.',
      ],
    ],
  },
  {
    of: 'A model of pressure that knows the season',
    status: 'PROPOSED',
    age: 5,
    thread: [['industry', 4, 'Welcome. Our legal team sends the draft of an NDA this week.']],
  },
  {
    of: 'Dust counted at the fence',
    status: 'AGREEMENT',
    age: 26,
    agreements: [
      ['NDA', 20, 345],
      ['TERM_SHEET', 6],
    ],
    milestones: [
      {
        title: 'Six posts on the fence',
        deliverables: 'Sensors in place, calibrated side by side for a week.',
        due: 30,
      },
      {
        title: 'A summer of data',
        deliverables: 'Data with the hours of blasting and wind.',
        due: 150,
        payment: 55_000,
      },
    ],
    risks: [['MEDIUM', 'Permission of the municipality for two of the posts.', 'Application is filed.']],
    thread: [
      ['peter.hallworth', 8, 'Who owns the raw data? Our neighbours will ask.'],
      ['researcher', 7, 'Proposal: both of us, and we publish daily means. I have put it into the term sheet.'],
    ],
  },
  {
    of: 'A curtain of mist that drinks the plume',
    status: 'COMPLETED',
    age: 250,
    began: 215,
    ended: 40,
    outcome:
      'The curtain caught 17 % of the evaporated water at 1.4 % more fan power, for eleven weeks. The company fits two towers this winter; a patent application is filed together.',
    agreements: [
      ['NDA', 245],
      ['CONTRACT', 220, -30],
    ],
    milestones: [
      { title: 'Cell fitted', deliverables: 'Curtain in one cell.', due: -180, payment: 30_000, done: 182 },
      {
        title: 'Eleven weeks of summer',
        deliverables: 'Measurements, open to both.',
        due: -60,
        payment: 60_000,
        done: 58,
      },
    ],
    risks: [['MEDIUM', 'Legionella in the caught water.', 'UV lamp and weekly samples; nothing found.', 60]],
  },
  {
    of: 'Names of valves, learned from drawings',
    status: 'STOPPED',
    age: 34,
    ended: 9,
    outcome: 'Two of the four vendors do not let their drawings be used. We begin again when they do.',
    agreements: [['NDA', 30]],
  },
]
