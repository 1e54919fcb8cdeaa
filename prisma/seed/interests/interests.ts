/** The demo's investor interests: at every stage of the ladder, some overdue. */
import type { InterestStatus } from '../../../api/__generated__/prisma/enums.ts'

export interface DemoInterest {
  investor: string
  status: InterestStatus
  /** Days since it was expressed. */
  age: number
  message: string
  /** Thousand AED. */
  amounts?: readonly [from: number, until: number]
  open?: true
  contact?: string
  /** What the team does next, and in how many days; negative is overdue. */
  next?: readonly [step: string, inDays: number]
  lead?: true
  passed?: readonly [by: 'INVESTOR' | 'UNIVERSITY', reason: string]
}

/** What people of companies want of projects that are open to industry. */
export interface DemoCompanyInterest {
  company: string
  status: InterestStatus
  age: number
  message: string
  contact?: string
}

const team = 'commercialization_team'
const mate = 'ku_team'
const [noor, camille, bilal, alyazia, henrik] = [
  'investor',
  'camille.darrieux',
  'bilal.sheraz',
  'alyazia.almehrezi',
  'henrik.osterlund',
]

export const interests: readonly DemoInterest[] = [
  {
    investor: noor,
    status: 'EXPRESSED',
    age: 1,
    message: 'We invest in water technology that has left the laboratory. Could we see the results of the pilot?',
    amounts: [800, 1_500],
  },
  {
    investor: camille,
    status: 'EXPRESSED',
    age: 9,
    message: 'Our health fund looks for devices with a first clinical partner.',
    amounts: [3_000, 8_000],
  },
  { investor: bilal, status: 'EXPRESSED', age: 2, message: 'We would like to understand the effect on water use.' },
  {
    investor: noor,
    status: 'ACKNOWLEDGED',
    age: 12,
    message: 'Interesting for our energy portfolio.',
    amounts: [500, 2_000],
    contact: team,
    next: ['Send the technology summary', 2],
  },
  {
    investor: henrik,
    status: 'ACKNOWLEDGED',
    age: 16,
    message: 'A pilot plant would be within our range.',
    amounts: [10_000, 25_000],
    contact: mate,
    next: ['Answer the questions about the license', -3],
  },
  {
    investor: alyazia,
    status: 'ACKNOWLEDGED',
    age: 7,
    message: 'I mentor founders in education and would like to meet the team.',
    contact: team,
    next: ['Propose two dates for a first meeting', 0],
  },
  {
    investor: noor,
    status: 'MEETING_SCHEDULED',
    age: 20,
    message: 'We have co-invested in two similar teams and can bring customers.',
    amounts: [1_000, 3_000],
    open: true,
    contact: team,
    next: ['Prepare the meeting with the lead', 3],
    lead: true,
  },
  {
    investor: bilal,
    status: 'MEETING_SCHEDULED',
    age: 24,
    message: 'How does the effect compare with today’s practice?',
    contact: mate,
  },
  {
    investor: noor,
    status: 'IN_DISCUSSION',
    age: 60,
    message: 'We followed the project since its publication and would lead a seed round.',
    amounts: [2_000, 4_000],
    open: true,
    contact: team,
    next: ['Agree on the milestones for the first tranche', 5],
    lead: true,
  },
  {
    investor: camille,
    status: 'IN_DISCUSSION',
    age: 75,
    message: 'A second site would make this a case for growth capital.',
    amounts: [5_000, 12_000],
    contact: mate,
    next: ['Send the regulatory plan', -5],
    lead: true,
  },
  {
    investor: henrik,
    status: 'IN_DISCUSSION',
    age: 48,
    message: 'Our engineers would like to see the machine.',
    amounts: [6_000, 9_000],
    contact: team,
    next: ['Arrange the visit of the laboratory', 8],
  },
  {
    investor: alyazia,
    status: 'IN_DISCUSSION',
    age: 33,
    message: 'I can open doors at three school groups.',
    amounts: [200, 400],
    open: true,
    contact: mate,
  },
  {
    investor: camille,
    status: 'TERM_SHEET',
    age: 120,
    message: 'We propose a round together with a hospital group.',
    amounts: [8_000, 10_000],
    open: true,
    contact: team,
    next: ['Return the marked-up term sheet', 4],
    lead: true,
  },
  {
    investor: henrik,
    status: 'TERM_SHEET',
    age: 140,
    message: 'Terms for the pilot line as discussed.',
    amounts: [15_000, 22_000],
    open: true,
    contact: mate,
    lead: true,
  },
  {
    investor: noor,
    status: 'INVESTED',
    age: 400,
    message: 'We would like to lead the seed round.',
    amounts: [2_000, 3_000],
    open: true,
    contact: team,
    lead: true,
  },
  {
    investor: bilal,
    status: 'INVESTED',
    age: 300,
    message: 'The measured effect convinced our committee.',
    amounts: [1_000, 1_500],
    open: true,
    contact: mate,
    lead: true,
  },
  {
    investor: alyazia,
    status: 'INVESTED',
    age: 250,
    message: 'I would like to be the first ticket.',
    amounts: [300, 500],
    open: true,
    contact: team,
  },
  {
    investor: noor,
    status: 'PASSED',
    age: 180,
    message: 'Could this work at the size of a city?',
    contact: mate,
    passed: ['INVESTOR', 'Too early: no partner for a pilot within a year.'],
  },
  {
    investor: henrik,
    status: 'PASSED',
    age: 200,
    message: 'We look for machines with a first customer.',
    contact: team,
    passed: ['UNIVERSITY', 'The license goes to another company; the fund would have no rights.'],
  },
  { investor: camille, status: 'WITHDRAWN', age: 90, message: 'A question about reimbursement first.' },
]

export const companyInterests: readonly DemoCompanyInterest[] = [
  {
    company: 'industry',
    status: 'EXPRESSED',
    age: 1,
    message: 'We would try this at one of our sites. What would a license for the region cost?',
  },
  {
    company: 'industry',
    status: 'ACKNOWLEDGED',
    age: 9,
    message: 'This could replace a part that we import today.',
    contact: team,
  },
  {
    company: 'industry',
    status: 'IN_DISCUSSION',
    age: 31,
    message: 'We can offer a site, two engineers and measurements for a year.',
    contact: mate,
  },
  {
    company: 'industry',
    status: 'WITHDRAWN',
    age: 70,
    message: 'Is the method free for use in our laboratories?',
  },
  {
    company: 'vikram.sabharwala',
    status: 'IN_DISCUSSION',
    age: 24,
    message: 'Our customers ask for this. We would like to see the prototype.',
    contact: team,
  },
]
