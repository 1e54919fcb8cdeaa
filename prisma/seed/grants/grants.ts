/** The demo's grants, from funders that do not exist. */
import type { GrantItemKind, GrantMemberRole, GrantRole, GrantStatus } from '../../../api/__generated__/prisma/enums.ts'

export interface DemoGrant {
  title: string
  funder: string
  call: string
  reference?: string
  amount: number
  role: GrantRole
  status: GrantStatus
  /** Days from the day of seeding, negative for the past. */
  runs?: readonly [from: number, until: number]
  /** Key of who keeps it; others by key, or by name and organization. */
  owner: string
  members?: readonly (readonly [who: string | readonly [name: string, affiliation: string], role: GrantMemberRole])[]
  /** Titles of projects. */
  projects?: readonly string[]
  /** What is owed, by days from the day of seeding, and how many days ago it was delivered. */
  items?: readonly (readonly [kind: GrantItemKind, title: string, inDays: number, deliveredAgo?: number])[]
  /** Share of the amount that is planned for each year of the period, and what was spent of it. */
  years?: readonly (readonly [planned: number, spent?: number])[]
}

const fund = 'Wadi Noor Research Fund (demo)'
const energy = 'Gulf Energy Transition Programme (demo)'
const health = 'Foundation for Working Health (demo)'
const agri = 'Palm and Field Agency (demo)'

export const grants: readonly DemoGrant[] = [
  {
    title: 'Listening to palms: early detection of weevils by sound',
    funder: agri,
    call: 'Crop resilience 2024',
    reference: 'PFA-24-117',
    amount: 1_850_000,
    role: 'LEAD',
    status: 'ACTIVE',
    runs: [-640, 455],
    owner: 'researcher',
    members: [
      ['shamma.alketbi', 'CO_INVESTIGATOR'],
      ['aisha.aldarmaki', 'MEMBER'],
      [['Ines Carvalho', 'Instituto do Litoral (demo)'], 'CO_INVESTIGATOR'],
    ],
    projects: ['Date-palm pest detection by acoustic sensors'],
    items: [
      ['REPORT', 'First annual report', -275, 280],
      ['DELIVERABLE', 'Open data set of trunk recordings', -30, 41],
      ['REPORT', 'Second annual report', 6],
      ['DELIVERABLE', 'Field trial on twenty farms', 150],
      ['REPORT', 'Final report', 500],
    ],
    years: [[600_000, 571_300], [700_000, 402_900], [550_000]],
  },
  {
    title: 'Brackish wells without brine: solar membrane distillation',
    funder: fund,
    call: 'Water 2025',
    reference: 'WN-25-008',
    amount: 2_400_000,
    role: 'LEAD',
    status: 'ACTIVE',
    runs: [-400, 695],
    owner: 'omar.farouqi',
    members: [['researcher', 'CO_INVESTIGATOR']],
    projects: ['Solar-driven membrane distillation for brackish wells'],
    items: [
      ['REPORT', 'Annual report', -34, 36],
      ['DELIVERABLE', 'Pilot at the first well', 27],
    ],
    years: [[900_000, 861_000], [900_000, 112_400], [600_000]],
  },
  {
    title: 'Heat stress at work: measuring and warning in time',
    funder: health,
    call: 'Safe summers',
    reference: 'FWH-0092',
    amount: 960_000,
    role: 'PARTNER',
    status: 'AWARDED',
    runs: [45, 775],
    owner: 'noor.alyamahi',
    members: [
      ['nadia.bensalah', 'CO_INVESTIGATOR'],
      ['researcher', 'MEMBER'],
    ],
    projects: ['Wearable heat-stress monitor for outdoor workers'],
    items: [['REPORT', 'Inception report', 80]],
    years: [[480_000], [480_000]],
  },
  {
    title: 'Reading clinical notes in Arabic',
    funder: health,
    call: 'Digital hospitals',
    amount: 1_200_000,
    role: 'LEAD',
    status: 'SUBMITTED',
    runs: [120, 1_215],
    owner: 'researcher',
    members: [['priya.venkatesan', 'CO_INVESTIGATOR']],
    projects: ['Arabic clinical-note coding with human check'],
  },
  {
    title: 'Storage in the pipes: flexible district cooling',
    funder: energy,
    call: 'Flexible demand 2023',
    reference: 'GETP-23-41',
    amount: 950_000,
    role: 'SUBAWARD',
    status: 'COMPLETED',
    runs: [-1_110, -20],
    owner: 'omar.farouqi',
    members: [['jonas.ekelund', 'CO_INVESTIGATOR']],
    projects: ['Digital twin for district cooling load shifting'],
    items: [
      ['REPORT', 'Annual report', -740, 745],
      ['REPORT', 'Final report', -10, 12],
    ],
    years: [
      [300_000, 288_000],
      [350_000, 349_100],
      [300_000, 306_500],
    ],
  },
  {
    title: 'Glass that stays clean in the dust',
    funder: energy,
    call: 'Solar durability 2025',
    reference: 'GETP-25-12',
    amount: 780_000,
    role: 'LEAD',
    status: 'ACTIVE',
    runs: [-200, 530],
    owner: 'hana.qasrawi',
    members: [['anil.deshmukh', 'CO_INVESTIGATOR']],
    projects: ['Dust-tolerant anti-soiling coating for PV glass'],
    items: [
      ['DELIVERABLE', 'Coated panels on the test roof', -5],
      ['REPORT', 'Annual report', 165],
    ],
    years: [[420_000, 198_700], [360_000]],
  },
  {
    title: 'Carbon in concrete',
    funder: fund,
    call: 'Building materials',
    amount: 640_000,
    role: 'LEAD',
    status: 'DECLINED',
    owner: 'mariam.alhefeiti',
    projects: ['Recycled-aggregate concrete with carbon uptake'],
  },
  {
    title: 'Stars for small satellites',
    funder: 'Orbital Seeds (demo)',
    call: 'First light',
    reference: 'OS-7781',
    amount: 1_200_000,
    role: 'PARTNER',
    status: 'ACTIVE',
    runs: [-90, 640],
    owner: 'mira.kostova',
    members: [['anil.deshmukh', 'CO_INVESTIGATOR']],
    projects: ['Low-cost nanosatellite star tracker'],
    items: [['REPORT', 'Quarterly report', 0]],
    years: [[600_000, 90_200], [600_000]],
  },
  {
    title: 'Payments that learn together',
    funder: fund,
    call: 'Trustworthy data',
    amount: 540_000,
    role: 'LEAD',
    status: 'PREPARING',
    owner: 'researcher',
    members: [['omar.farouqi', 'MEMBER']],
    projects: ['Federated fraud detection for small payment firms'],
  },
  {
    title: 'Signs of the Emirates: a tutor for sign language',
    funder: 'Open Classrooms Trust (demo)',
    call: 'Inclusive learning',
    reference: 'OCT-318',
    amount: 320_000,
    role: 'LEAD',
    status: 'COMPLETED',
    runs: [-900, -170],
    owner: 'researcher',
    members: [['priya.venkatesan', 'CO_INVESTIGATOR']],
    projects: ['Sign-language tutor for Emirati Sign Language'],
    items: [['REPORT', 'Final report', -140, 142]],
    years: [
      [160_000, 158_900],
      [160_000, 154_100],
    ],
  },
  {
    title: 'Salt packs for cool vests',
    funder: health,
    call: 'Safe summers',
    amount: 410_000,
    role: 'LEAD',
    status: 'WITHDRAWN',
    owner: 'noor.alyamahi',
    projects: ['Cooling vest from reusable salt packs'],
  },
  {
    title: 'قوارب الرصيف: جدولة الموانئ بالتعلم المعزز',
    funder: 'Harbour Innovation Fund (demo)',
    call: 'Ports 2024',
    reference: 'HIF-24-5',
    amount: 720_000,
    role: 'PARTNER',
    status: 'TERMINATED',
    runs: [-500, 230],
    owner: 'researcher',
    members: [['jonas.ekelund', 'CO_INVESTIGATOR']],
    projects: ['Port yard scheduling with reinforcement learning'],
    years: [[360_000, 201_400], [360_000]],
  },
]
