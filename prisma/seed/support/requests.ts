/** What the demo's researchers ask innovation support for, by category. */
interface DemoField {
  label: string
  kind: 'TEXT' | 'NUMBER' | 'DATE' | 'CHOICE' | 'YES_NO'
  hint?: string
  choices?: readonly string[]
}

export interface DemoCategory {
  name: string
  description: string
  answerDays: number
  article: string
  active?: false
  /** The name of the category that it is a part of. */
  partOf?: string
  checklist?: readonly string[]
  /** User names of those who hear of its requests. */
  people?: readonly string[]
  /** What it asks for. */
  fields?: readonly DemoField[]
  /** Titles, topics and descriptions. */
  requests: readonly (readonly [title: string, subtype: string, description: string])[]
}

export const categories: readonly DemoCategory[] = [
  {
    name: 'Disclosures and patents',
    description: 'Invention disclosures, searches for prior art, filings and deadlines.',
    answerDays: 10,
    article: 'protect-before-you-publish',
    people: ['meera.chandrasena'],
    checklist: ['Search for prior art', 'Check dates of publication', 'Talk to the inventors', 'Decide what is filed'],
    fields: [
      { label: 'Planned date of publication', kind: 'DATE', hint: 'A paper, talk or thesis that tells of it' },
      { label: 'Already shown to anybody outside', kind: 'YES_NO' },
    ],
    requests: [
      [
        'Is our membrane coating new enough for a patent?',
        'Prior art',
        'We found two similar coatings in papers of 2019. We would like a search before we write the disclosure.\n\nThe conference abstract is due **next month**, so we need to know what we may show.',
      ],
      [
        'Disclosure of the dust-tolerant coating',
        'Disclosure',
        'The first field results are good. Which form do we use, and who signs for the two visiting students?',
      ],
      [
        'Deadline of the provisional filing',
        'Deadlines',
        'Our provisional application was filed in spring. Please tell us by when we have to decide about the international phase.',
      ],
      [
        'Inventors from two universities',
        'Ownership',
        'A colleague from Muscat contributed the control algorithm. How is ownership shared between both universities?',
      ],
      [
        'May we publish the dataset before filing?',
        'Publication',
        'A journal asks for the raw data. Does that count as a public disclosure of the method?',
      ],
    ],
  },
  {
    name: 'Contracts and agreements',
    description: 'Confidentiality, material transfer, research and license agreements.',
    answerDays: 8,
    article: 'confidential-projects',
    people: ['meera.chandrasena', 'farid.noorzada'],
    checklist: [
      'Read the draft of the partner',
      'Compare it with the university’s template',
      'Ask legal about what differs',
      'Send the agreed version for signature',
    ],
    fields: [
      {
        label: 'Kind of agreement',
        kind: 'CHOICE',
        choices: ['Confidentiality', 'Material transfer', 'Research', 'Consultancy', 'License', 'Another kind'],
      },
      { label: 'Other party', kind: 'TEXT', hint: 'Company or institution, and country' },
      { label: 'To be signed by', kind: 'DATE' },
    ],
    requests: [
      [
        'Confidentiality agreement with a desalination company',
        'NDA',
        'They would like to see our pilot figures before the end of the quarter. Their own template has a term of ten years.',
      ],
      [
        'Material transfer for membrane samples',
        'MTA',
        'We send twelve samples to a laboratory in Rotterdam. They ask for an agreement that covers derived materials.',
      ],
      [
        'Changes to the research agreement',
        'Research agreement',
        'The partner wants to move two milestones to the next year. Is an amendment needed, or is a letter enough?',
      ],
      [
        'Consultancy contract of a post-doc',
        'Consultancy',
        'A start-up offers a part-time contract. Which rules of the university apply?',
      ],
      [
        'Letter of intent for a pilot site',
        'Letter of intent',
        'The municipality would host our sensors for six months. They need a short letter that binds nobody.',
      ],
    ],
  },
  {
    name: 'Industry partners',
    description: 'Introductions to companies, visits and the first talks.',
    answerDays: 5,
    article: 'collaborations',
    requests: [
      [
        'A pilot partner for district cooling',
        'Introduction',
        'We have a tested digital twin and look for one operator in Dubai who would run it beside the present system.',
      ],
      [
        'Company visit to the robotics lab',
        'Visit',
        'Six people from a logistics company would like to come in two weeks. Who handles access and safety?',
      ],
      [
        'Feedback of growers on pest detection',
        'User interviews',
        'We need five date growers for interviews of an hour each. Do you know an association that could help?',
      ],
      [
        'Second contact at a steel producer',
        'Introduction',
        'Our contact has left the company. Is there somebody else in their sustainability team?',
      ],
      [
        'Slides for a first meeting with a hospital group',
        'Preparation',
        'What do they usually ask about data protection, and is there a template that we may use?',
      ],
    ],
  },
  {
    name: 'Funding and budgets',
    description: 'Calls that fit a project, budgets and cost statements.',
    answerDays: 7,
    article: 'funding-and-amounts',
    requests: [
      [
        'Budget for a proof-of-concept call',
        'Budget',
        'The call pays up to AED 400,000. Please check our draft: may we include the rent of the test field?',
      ],
      [
        'Matching funds for a European proposal',
        'Co-funding',
        'The consortium asks for a letter about our own contribution of 20%.',
      ],
      [
        'Cost statement of the first year',
        'Reporting',
        'Two invoices arrived after the end of the period. Can they still be claimed?',
      ],
      [
        'Calls for water technology',
        'Search',
        'We finished the lab phase and look for funding of a field trial of twelve months.',
      ],
      [
        'Overheads in an industry project',
        'Budget',
        'Which rate applies when the company pays for equipment directly?',
      ],
    ],
  },
  {
    name: 'Market and business advice',
    description: 'Markets, prices, business models and spin-offs.',
    answerDays: 10,
    article: 'expert-sessions',
    requests: [
      [
        'How large is the market for heat-stress monitors?',
        'Market size',
        'We know the construction sites in the country, but not what employers pay today for prevention.',
      ],
      [
        'License or spin-off for the star tracker',
        'Business model',
        'Two companies have asked for a license. The team would rather found a company. We would like to compare both ways.',
      ],
      [
        'Price of a software subscription',
        'Pricing',
        'Our clinical coding tool saves about ten minutes for each record. How do others price this?',
      ],
      ['Steps to a spin-off', 'Spin-off', 'Which approvals does the university need, and how long do they take?'],
      [
        'Competitors in anti-soiling coatings',
        'Competition',
        'We know three products. Please tell us whether you have seen others in recent talks with energy companies.',
      ],
    ],
  },
  {
    name: 'Prototypes and labs',
    description: 'Workshops, test sites, certification and the way to a prototype.',
    answerDays: 5,
    article: 'technology-readiness',
    requests: [
      [
        'A climate chamber for two weeks',
        'Equipment',
        'We test twenty modules between 5 and 55 degrees. Our own chamber is too small.',
      ],
      ['Certification of a wearable', 'Certification', 'Which tests are needed before volunteers may wear it at work?'],
      [
        'Small series of fifty sensors',
        'Production',
        'We look for a workshop that makes printed boards in small numbers within a month.',
      ],
      ['Access to the roof test site', 'Test site', 'We would like to install six panels from January to June.'],
      ['Evidence for TRL 6', 'Technology readiness', 'Does a test on the campus count as a relevant environment?'],
    ],
  },
  {
    name: 'Data and software licenses',
    description: 'Open source, data use agreements and the licenses of what you use.',
    answerDays: 6,
    article: 'share-a-summary',
    partOf: 'Contracts and agreements',
    requests: [
      [
        'Open-source license for the acoustic model',
        'Open source',
        'We would like others to use it for research, and companies to ask us. Which license fits?',
      ],
      [
        'Data use agreement with a hospital',
        'Data use',
        'They share anonymized notes of two years. Their agreement forbids the transfer to a cloud.',
      ],
      [
        'License of a library in our product',
        'Compliance',
        'A library that we use is under a copyleft license. What does that mean for a commercial version?',
      ],
      [
        'Satellite images for a commercial service',
        'Data use',
        'The images were free for research. May the trained model be sold?',
      ],
      [
        'Terms of use for the demo website',
        'Terms',
        'Visitors can upload their own recordings. What do we have to say?',
      ],
    ],
  },
  {
    name: 'Exhibitions',
    description: 'Places at exhibitions and fairs.',
    answerDays: 15,
    article: '',
    active: false,
    requests: [],
  },
]
