/** The demo's technology summaries: what was drafted, what waits for its owner, and what visitors read. */
import type { Sector, SummaryOffer, SummaryProtection, SummaryStatus } from '../../../api/__generated__/prisma/enums.ts'

interface DemoSummary {
  /** The title of its project. */
  project: string
  status: SummaryStatus
  /** Days since it came into its state. */
  since: number
  headline: string
  problem: string
  solution: string
  alternative: string
  advantages: string[]
  sector: Sector
  offers: SummaryOffer[]
  sought: string
  protection: SummaryProtection
  comments?: string
}

export const summaries: readonly DemoSummary[] = [
  {
    project: 'Solar-driven membrane distillation for brackish wells',
    status: 'PUBLISHED',
    since: 6,
    headline: 'Drinking water from brackish wells with heat from the sun',
    problem:
      'Farms and camps far from the grid pump brackish water that neither people nor crops can use. Tankers are expensive, and small reverse-osmosis units need diesel and skilled maintenance.',
    solution:
      'A container-sized unit distils brackish water through a membrane with low-grade heat from solar collectors. It starts and stops with the sun, has one moving part and tells by itself when a module needs cleaning.',
    alternative: 'Small reverse osmosis with a diesel pump',
    advantages: [
      'Runs on heat below 75 °C, without fuel',
      'Takes water with three times the salt',
      'No high-pressure parts; a technician visits twice a year',
    ],
    sector: 'WATER',
    offers: ['LICENCE', 'PILOT'],
    sought: 'A manufacturer of water units, and two farms for a season’s pilot',
    protection: 'PATENT_FILED',
  },
  {
    project: 'Date-palm pest detection by acoustic sensors',
    status: 'PROPOSED',
    since: 3,
    headline: 'Hear the red palm weevil months before it can be seen',
    problem:
      'The red palm weevil kills date palms from the inside. When the damage shows, the tree is lost and its neighbours are infested.',
    solution:
      'A sensor on the trunk listens for larvae and reports by radio which palms to treat. The battery lasts for two seasons.',
    alternative: 'Visual inspection and pheromone traps',
    advantages: [
      'Finds larvae about ten weeks earlier',
      'One gateway serves a whole farm',
      'Treats single trees, not fields',
    ],
    sector: 'AGRICULTURE',
    offers: ['LICENCE', 'INVESTMENT'],
    sought: 'A maker of farm sensors and an investor for the first series',
    protection: 'PATENT_FILED',
  },
  {
    project: 'Dust-tolerant anti-soiling coating for PV glass',
    status: 'PUBLISHED',
    since: 15,
    headline: 'A coating that keeps desert dust off solar panels',
    problem:
      'Dust takes a fifth of the yield of solar parks in dry regions, and washing them costs water that is scarce there.',
    solution:
      'A thin transparent coating is sprayed on the glass of new or installed panels. Dew and wind then carry most of the dust away.',
    alternative: 'Washing by robot every few days',
    advantages: ['Half as many washes in a year', 'No loss of light', 'Applied on site with common equipment'],
    sector: 'ENERGY',
    offers: ['LICENCE', 'CO_DEVELOPMENT'],
    sought: 'An operator of a solar park for a field test of one year',
    protection: 'IN_PREPARATION',
  },
  {
    project: 'Wearable heat-stress monitor for outdoor workers',
    status: 'PUBLISHED',
    since: 27,
    headline: 'Warn outdoor workers before heat makes them ill',
    problem:
      'Rest breaks on building sites follow the clock and the thermometer. People differ, and heat stroke comes without warning.',
    solution:
      'A wristband estimates the core temperature from skin, pulse and movement, and tells the worker and the supervisor when a break is due.',
    alternative: 'Fixed breaks by the heat index',
    advantages: [
      'Personal warnings about twenty minutes ahead',
      'Works without a phone for a week',
      'Data stay on the site',
    ],
    sector: 'HEALTHCARE',
    offers: ['LICENCE', 'PILOT', 'INVESTMENT'],
    sought: 'A contractor with more than 500 outdoor workers for a summer pilot',
    protection: 'PATENT_GRANTED',
  },
  {
    project: 'Nickel-iron catalyst for sea-water electrolysis',
    status: 'AGREED',
    since: 2,
    headline: 'Hydrogen from sea water without noble metals',
    problem: 'Electrolysers need pure water and scarce metals, both expensive where the sun is cheap.',
    solution:
      'A catalyst from nickel and iron splits filtered sea water and resists the chloride that destroys others.',
    alternative: 'Desalination followed by an electrolyser with iridium',
    advantages: ['No noble metals', 'No desalination before it'],
    sector: 'ENERGY',
    offers: ['CO_DEVELOPMENT', 'SPONSORED_RESEARCH'],
    sought: 'A maker of electrolysers who tests the catalyst in a stack',
    protection: 'PATENT_FILED',
  },
  {
    project: 'Digital twin for district cooling load shifting',
    status: 'CHANGES_REQUESTED',
    since: 4,
    headline: 'Cool districts at night, for less',
    problem: 'District cooling peaks when power is most expensive.',
    solution: 'A model of the network decides a day ahead when to fill the cold stores.',
    alternative: 'Fixed schedules',
    advantages: ['A tenth less cost of power in a simulated year'],
    sector: 'SMART_CITIES',
    offers: ['PILOT'],
    sought: 'An operator of district cooling',
    protection: 'COPYRIGHT',
    comments: 'Please say that the figure comes from a simulation of one network, and name the kind of store.',
  },
]
