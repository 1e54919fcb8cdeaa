/** In what the demo's investors invest; one of them still waits for verification and has not written a thesis. */
import type { FundingStatus } from '../../../api/__generated__/prisma/enums.ts'

export interface DemoThesis {
  investor: string
  sectors: string[]
  trl: readonly [from: number, until: number]
  /** Thousand AED. */
  ticket: readonly [from: number, until: number]
  stages: FundingStatus[]
  places: string[]
  words: string
  shared: boolean
  /** Days since it was written. */
  age: number
}

export const theses: readonly DemoThesis[] = [
  {
    investor: 'investor',
    sectors: ['water', 'energy', 'manufacturing'],
    trl: [4, 7],
    ticket: [500, 4_000],
    stages: ['UNFUNDED', 'PARTIALLY_FUNDED'],
    places: ['United Arab Emirates', 'Abu Dhabi', 'Khalifa'],
    words: 'Desalination, solar and storage that has left the laboratory and can be piloted with a utility.',
    shared: true,
    age: 40,
  },
  {
    investor: 'camille.darrieux',
    sectors: ['healthcare', 'biotechnology'],
    trl: [6, 9],
    ticket: [3_000, 15_000],
    stages: ['PARTIALLY_FUNDED', 'FUNDED'],
    places: ['Gulf', 'Europe'],
    words: 'Diagnostics and devices with first clinical data and a paying hospital.',
    shared: true,
    age: 33,
  },
  {
    investor: 'bilal.sheraz',
    sectors: ['sustainability', 'agriculture', 'healthcare'],
    trl: [3, 7],
    ticket: [250, 2_000],
    stages: ['UNFUNDED', 'PARTIALLY_FUNDED'],
    places: ['Middle East', 'North Africa'],
    words: 'Climate adaptation: heat, water scarcity, soil, and the health of people who work outdoors.',
    shared: false,
    age: 21,
  },
  {
    investor: 'alyazia.almehrezi',
    sectors: ['education', 'ai'],
    trl: [2, 6],
    ticket: [100, 750],
    stages: ['UNFUNDED'],
    places: ['United Arab Emirates'],
    words: 'التعليم والتقنيات المساندة, learning, accessibility',
    shared: true,
    age: 14,
  },
  {
    investor: 'henrik.osterlund',
    sectors: ['manufacturing', 'materials', 'robotics'],
    trl: [5, 8],
    ticket: [2_000, 20_000],
    stages: ['PARTIALLY_FUNDED', 'FUNDED'],
    places: ['Gulf', 'Europe'],
    words: 'Materials, membranes, coatings and machines that need a pilot plant.',
    shared: false,
    age: 60,
  },
]
