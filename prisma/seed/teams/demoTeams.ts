/** The teams of the demo university: across departments, full and small, by request, open and by invitation. */
import type { DemoDepartment } from '../departments.ts'

export interface DemoTeam {
  name: string
  description: string
  department: DemoDepartment | ''
  type?: string
  tags: string[]
  joining?: 'REQUEST' | 'OPEN' | 'INVITATION'
  maxMembers?: number
  /** Months since it was made. */
  age: number
  owner: string
  editors?: string[]
  members?: string[]
  /** Who only reads. */
  observers?: string[]
  openings?: { title: string; description: string; skills: string[] }[]
  /** Titles of projects on which it works. */
  projects?: string[]
  /** The latest last: who wrote, how many days ago, what. */
  posts?: [by: string, days: number, text: string][]
  requests?: [by: string, message: string][]
  invited?: [whom: string, message: string][]
  /** Why it is in the archive. */
  archived?: string
}

export const demoTeams: DemoTeam[] = [
  {
    name: 'Listening to the date palm',
    description:
      'We put cheap microphones on palms and teach small models to hear the red palm weevil before leaves turn.\n\nFieldwork is in Al Ain every second week; the models run on the sensor, without a network.',
    department: 'Computer Science',
    tags: ['Machine learning', 'Acoustic sensing', 'Internet of things', 'Agriculture'],
    age: 14,
    owner: 'researcher',
    editors: ['shamma.alketbi'],
    members: ['aisha.aldarmaki', 'jonas.ekelund'],
    observers: ['industry'],
    openings: [
      {
        title: 'Field engineer for sensor nodes',
        description: 'Keeps forty nodes alive through the summer, two days a week.',
        skills: ['Embedded systems', 'Internet of things'],
      },
    ],
    projects: ['Date-palm pest detection by acoustic sensors'],
    posts: [
      [
        'shamma.alketbi',
        9,
        'Batch three of the nodes is back from the oven test. Two of twelve drift above 55 °C; I keep them as references.',
      ],
      ['researcher', 6, 'The model now needs **38 kB**. That leaves room for the wind filter that Aisha asked for.'],
      ['aisha.aldarmaki', 2, 'Farm 7 agreed to another season. They ask for results in Arabic, a page is enough.'],
    ],
    requests: [
      [
        'mira.kostova',
        'I build electronics for satellites that nobody can repair. Palms should be easier, and I would like to see one.',
      ],
    ],
    invited: [['noor.alyamahi', 'Your low-power front end would help us to listen all night.']],
  },
  {
    name: 'Water from brackish wells',
    description: 'Membrane distillation, electrodialysis and what to do with the brine: one group instead of three.',
    department: 'Mechanical Engineering',
    tags: ['Desalination', 'Membrane distillation', 'Electrodialysis', 'Groundwater'],
    age: 20,
    owner: 'tariq.alhamrani',
    editors: ['dmitri.volkonin'],
    members: ['aisha.aldarmaki', 'bushra.hameedi', 'industry'],
    openings: [
      {
        title: 'Somebody who can price water',
        description: 'A model of what a farm would pay, with its uncertainty.',
        skills: ['Pricing', 'Forecasting'],
      },
    ],
    projects: [
      'Solar-driven membrane distillation for brackish wells',
      'Brine mineral recovery by selective electrodialysis',
    ],
    posts: [
      [
        'industry',
        4,
        'Our plant in Liwa can host a skid from January. I need the footprint and the power by the end of the month.',
      ],
    ],
  },
  {
    name: 'Arabic speech that works in noise',
    description: 'Call centres, classrooms, ambulances: speech and language for mixed Arabic and English.',
    department: 'Computer Science',
    tags: ['Speech recognition', 'Natural language processing', 'Arabic language technology'],
    age: 11,
    owner: 'priya.venkatesan',
    members: ['researcher', 'huda.almarar'],
    projects: ['Arabic clinical-note coding with human check', 'Bilingual lecture captions with term glossary'],
    posts: [
      [
        'priya.venkatesan',
        12,
        'Recordings of the second ward are cleared by ethics. Please read the data note before you touch them.',
      ],
    ],
  },
  {
    name: 'Heat and health',
    description:
      'What heat does to people who work, study and wait outdoors, and what helps. Every discipline is welcome.',
    department: '',
    type: 'Interdisciplinary',
    tags: ['Heat and health', 'Wearables', 'Epidemiology', 'Urban climate'],
    joining: 'OPEN',
    age: 9,
    owner: 'nadia.bensalah',
    editors: ['noor.alyamahi'],
    members: ['ines.carvalhal', 'zayd.karimov', 'kofi.ampadu'],
    openings: [
      {
        title: 'Machine learning for short series',
        description: 'Seven days of heart rate from eighty people, with gaps.',
        skills: ['Machine learning', 'Signal processing'],
      },
    ],
    projects: [
      'Wearable heat-stress monitor for outdoor workers',
      'Rest-break rules tested on real construction sites',
    ],
  },
  {
    name: 'Robots in narrow places',
    description: 'Crawlers, shelf pickers and drones that must not touch what they pass.',
    department: 'Mechanical Engineering',
    tags: ['Robotics', 'Inspection robots', 'Computer vision', 'Mechatronics'],
    age: 16,
    owner: 'sunil.wickramage',
    editors: ['jonas.ekelund'],
    members: ['yousef.alteniji'],
    openings: [
      {
        title: 'Planner for crowded aisles',
        description: 'Learns when to wait and when to pass.',
        skills: ['Reinforcement learning', 'Simulation'],
      },
    ],
    projects: ['Tank inspection crawler without scaffolding', 'Shelf-picking robot for narrow pharmacy aisles'],
  },
  {
    name: 'Campus energy laboratory',
    description: 'The campus as a power system that may be experimented with: cooling, batteries, cars and roofs.',
    department: 'Electrical Engineering',
    tags: ['Power systems', 'Microgrids', 'Batteries', 'District cooling', 'Demand response'],
    age: 22,
    owner: 'rashid.albadwawi',
    editors: ['anil.deshmukh', 'shamma.alketbi'],
    members: [
      'hana.qasrawi',
      'tariq.alhamrani',
      'mira.kostova',
      'elena.marchesi',
      'omar.farouqi',
      'bushra.hameedi',
      'vikram.sabharwala',
    ],
    projects: ['Campus microgrid with vehicle-to-grid', 'Digital twin for district cooling load shifting'],
  },
  {
    name: 'Concrete that gives back',
    description: 'Recycled aggregate, crushed shells and carbon that stays in the wall.',
    department: 'Civil Engineering',
    tags: ['Cement', 'Recycled aggregate', 'Carbon mineralisation', 'Structural monitoring'],
    age: 13,
    owner: 'mariam.alhefeiti',
    members: ['salem.almatroushi'],
    projects: ['Recycled-aggregate concrete with carbon uptake', 'Permeable paving from crushed shells'],
  },
  {
    name: 'Diagnostics for the first hour',
    description:
      'Chips and strips that answer before the laboratory does. Clinical partners decide what is worth measuring.',
    department: 'Biomedical Engineering',
    tags: ['Biosensors', 'Microfluidics', 'Diagnostics', 'Triage'],
    joining: 'INVITATION',
    maxMembers: 6,
    age: 7,
    owner: 'fatih.demirok',
    editors: ['zayd.karimov'],
    members: ['huda.almarar'],
    observers: ['ines.carvalhal'],
    requests: [['ines.carvalhal', 'I read along for half a year and could take over the tests of the chips.']],
    invited: [
      [
        'researcher',
        'We have three thousand curves and nobody who can read them all. Would you join us for the analysis?',
      ],
      ['investor', 'You asked how we choose what to measure. Come and see.'],
    ],
    projects: ['Point-of-care sepsis biomarker chip'],
  },
  {
    name: 'فريق المياه والنخيل',
    description: 'نجمع بين علوم المياه وتقنيات الاستشعار لحماية مزارع النخيل من الملوحة، ونعمل مع المزارعين في كل خطوة.',
    department: 'Environmental Science',
    tags: ['Groundwater', 'Soil salinity', 'Remote sensing', 'Acoustic sensing'],
    age: 6,
    owner: 'aisha.aldarmaki',
    editors: ['shamma.alketbi'],
    members: ['researcher'],
    projects: ['إنذار مبكر بملوحة المياه الجوفية في مزارع النخيل'],
  },
  {
    name: 'Living coasts',
    description: 'Mangroves, oyster reefs and the numbers that make them count as infrastructure.',
    department: 'Environmental Science',
    tags: ['Marine ecology', 'Blue carbon', 'Remote sensing'],
    joining: 'OPEN',
    age: 5,
    owner: 'kofi.ampadu',
    members: ['salem.almatroushi'],
    openings: [
      {
        title: 'Drone pilot with patience',
        description: 'Low tide is at five in the morning.',
        skills: ['Remote sensing', 'Computer vision'],
      },
    ],
    projects: ['Mangrove carbon ledger from drones and cores'],
  },
  {
    name: 'From paper to company',
    description: 'People who have founded, are founding or think about it: pricing, first customers, equity, regret.',
    department: 'Business',
    tags: ['Entrepreneurship', 'Pricing', 'Technology transfer'],
    joining: 'OPEN',
    age: 10,
    owner: 'reem.almuhairbi',
    members: ['dev.ranganath', 'grace.achterberg', 'elena.marchesi'],
    projects: ['Pricing guide for university spin-outs'],
    posts: [['reem.almuhairbi', 20, 'Next breakfast: who has signed a licence, and what would you not sign again?']],
  },
  {
    name: 'Cold chain for dates 2025',
    description: 'The season’s measurements from farm gate to ship.',
    department: 'Business',
    tags: ['Cold chain', 'Supply chains'],
    age: 18,
    owner: 'dev.ranganath',
    members: ['lucas.weidmann', 'researcher'],
    projects: ['Cold-chain cost model for date exporters'],
    archived: 'The season is over and the report is published. Thank you all.',
  },
]
