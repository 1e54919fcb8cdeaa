/** What the demo's researchers have invented. */
import type { Funding, PriorArt } from '../../../api/features/disclosures/content.ts'
import type { DisclosureDecision, DisclosureStatus } from '../../../api/__generated__/prisma/enums.ts'

interface DemoEvent {
  /** Days from the day of seeding, negative for the past. */
  inDays: number
  kind: 'PUBLICATION' | 'TALK' | 'THESIS' | 'WEBSITE' | 'SALE' | 'OTHER'
  where: string
}

export interface DemoInvention {
  title: string
  /** The title of the project of its submitter that it came from; most came from none. */
  project?: string
  abstract: string
  problem: string
  novelty: string
  status: DisclosureStatus
  /** Days since it was begun. */
  age: number
  /** Keys of people with an account, or a name and an organization; with what each contributed and percent. */
  inventors: readonly {
    key?: string
    name?: string
    affiliation?: string
    email?: string
    role: string
    percent: number
    signed?: true
  }[]
  events: readonly DemoEvent[]
  funding: readonly Funding[]
  priorArt: readonly PriorArt[]
  handler?: string
  decision?: DisclosureDecision
  reasons?: string
  returnReason?: string
  withdrawReason?: string
}

export const inventions: readonly DemoInvention[] = [
  {
    title: 'Membrane coating that sheds salt by itself',
    abstract:
      'A thin coating for desalination membranes whose surface charge flips with a small alternating voltage, so that **salt and biofilm let go** without stopping the plant.',
    problem:
      'Membranes clog within weeks. Plants stop them and wash them with chemicals, which costs time and life of the membrane.',
    novelty: 'The charge is switched by the support layer itself; no other coating cleans itself while water flows.',
    status: 'SIGNING',
    age: 9,
    inventors: [
      { key: 'researcher', role: 'Idea of switching the charge, first samples', percent: 50 },
      {
        name: 'Leila Haddad',
        affiliation: 'Coastal Materials Institute',
        email: 'l.haddad@example.org',
        role: 'Coating process',
        percent: 10,
      },
      { key: 'omar.farouqi', role: 'Support layer and electrodes', percent: 40, signed: true },
    ],
    events: [{ inDays: 70, kind: 'TALK', where: 'Gulf Water Conference, Muscat' }],
    funding: [
      { name: 'National Research Fund', grantNumber: 'NRF-2025-114', terms: 'Results are reported within 60 days.' },
    ],
    priorArt: [
      {
        reference: 'Electrically conducting membranes, Journal of Membrane Science, 2019',
        link: 'https://example.org/conducting-membranes',
        difference: 'They heat the surface; ours changes its charge and needs a tenth of the energy.',
      },
    ],
  },
  {
    title: 'Microphone collar that hears larvae in palm trunks',
    project: 'Date-palm pest detection by acoustic sensors',
    abstract: 'A collar with three microphones that finds the larvae in a trunk by when each of them hears a bite.',
    problem: 'One sensor tells that a palm is infested, but not where to treat it.',
    novelty: 'The collar measures how fast sound travels in its own trunk, and needs no calibration.',
    status: 'DRAFT',
    age: 4,
    inventors: [{ key: 'researcher', role: 'Design and measurements', percent: 100 }],
    events: [],
    funding: [],
    priorArt: [],
  },
  {
    title: 'Early warning of pump failure from sound alone',
    abstract:
      'A model that hears worn bearings in the noise of a pump station with one microphone, without sensors at the pumps.',
    problem: 'Sensors at every pump are too expensive for small stations.',
    novelty: 'The model separates pumps by the echo of the room and needs no recordings of failures.',
    status: 'SUBMITTED',
    age: 16,
    inventors: [
      { key: 'priya.venkatesan', role: 'Model and training', percent: 66.67, signed: true },
      { key: 'researcher', role: 'Recordings and validation', percent: 33.33, signed: true },
    ],
    events: [{ inDays: 35, kind: 'PUBLICATION', where: 'Submitted to a conference on acoustics' }],
    funding: [
      { name: 'Municipal utility', grantNumber: '', terms: 'The utility may use the model within its own stations.' },
    ],
    priorArt: [],
  },
  {
    title: 'Enzyme blend that softens date-palm fibre',
    abstract: 'Two enzymes that loosen the fibre of palm leaves at room temperature, for textiles and packaging.',
    problem: 'Fibres are softened with lye at high temperature today.',
    novelty: 'The blend works in seawater.',
    status: 'IN_REVIEW',
    age: 40,
    handler: 'commercialization_team',
    inventors: [
      { key: 'shamma.alketbi', role: 'Choice of the enzymes', percent: 50, signed: true },
      { key: 'jonas.ekelund', role: 'Fermentation', percent: 50, signed: true },
    ],
    events: [{ inDays: -20, kind: 'WEBSITE', where: 'Summary on the page of the institute' }],
    funding: [
      {
        name: 'Coastal Biotech Institute',
        grantNumber: 'CBI-22',
        terms: 'Ownership is shared by inventive contribution.',
      },
    ],
    priorArt: [],
  },
  {
    title: 'Self-calibrating pH patch',
    abstract: 'A patch for wounds that measures pH and calibrates itself against a sealed drop of buffer.',
    problem: 'Patches drift within hours and mislead nurses.',
    novelty: 'The reference drop opens by body heat, once a day.',
    status: 'DECIDED',
    age: 95,
    handler: 'commercialization_team',
    decision: 'FILE',
    reasons:
      'Our search found nothing that comes close, and two companies have asked about it. We file a provisional application within three weeks. Please show nothing in public before.',
    inventors: [
      { key: 'researcher', role: 'Patch and reference drop', percent: 70, signed: true },
      { key: 'jonas.ekelund', role: 'Clinical tests', percent: 30, signed: true },
    ],
    events: [{ inDays: 120, kind: 'THESIS', where: 'Doctoral thesis of a member of the group' }],
    funding: [],
    priorArt: [],
  },
  {
    title: 'Hinge for foldable shade sails',
    abstract: 'A hinge from a single sheet that folds shade sails flat in a sandstorm.',
    problem: 'Sails are torn, or taken down by hand.',
    novelty: 'It folds by the load of the wind, without a motor.',
    status: 'DECIDED',
    age: 130,
    handler: 'ku_team',
    decision: 'HOLD',
    reasons:
      'The idea is promising, but there is no measurement yet. Send us the results of the wind tunnel, and we review it again.',
    inventors: [{ key: 'researcher', role: 'Everything', percent: 100, signed: true }],
    events: [],
    funding: [],
    priorArt: [],
  },
  {
    title: 'Index of soil salinity from radar',
    abstract: 'An index that tells salinity from moisture in free radar images.',
    problem: 'Fields are sampled by hand.',
    novelty: 'Two passes within a day take the moisture out.',
    status: 'WITHDRAWN',
    age: 60,
    inventors: [{ key: 'researcher', role: 'Method', percent: 100 }],
    events: [{ inDays: -45, kind: 'WEBSITE', where: 'Public repository' }],
    funding: [],
    priorArt: [],
    withdrawReason: 'We publish the method with an open licence instead.',
  },
]
