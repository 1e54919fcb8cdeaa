/** Proposals of the demo university, in every state; those to challenges that are not there are left out. */
import type { ProposalStatus, SupportOption } from '../../../api/__generated__/prisma/enums.ts'

export interface DemoProposal {
  /** The title of the challenge. */
  to: string
  by: string
  status: ProposalStatus
  title: string
  summary: string
  how: string
  prior?: string
  trl: number
  timeline: string
  support: SupportOption[]
  /** Days since it was submitted, or begun. */
  age: number
  with?: string[]
  /** The title of the project on which it builds. */
  project?: string
  /** Each reviewer's scores of the criteria, in their order. */
  scores?: Record<string, readonly number[]>
  note?: string
  feedback?: string
  changes?: string
}

const brackish = 'Cut the energy of inland brackish desalination'
const membrane = 'Know a membrane fouls before the pressure tells'
const yard = 'Plan the yard so that a container moves once'
const gate = 'Read damaged container numbers at the gate'
const silica = 'Silica removal that leaves a product'
const dust = 'Dust of a quarry, measured where people breathe'
const towers = 'Water for cooling towers from the air they exhale'
const plants = 'One model of plant data for four vendors'
const palm = 'Irrigate by what the palm says, not by the calendar'

// prettier-ignore
export const proposals: DemoProposal[] = [
  { to: brackish, by: 'researcher', status: 'SHORTLISTED', title: 'Membranes that rest at noon', age: 12, trl: 5, timeline: '9 months', support: ['PILOT', 'DATA'], with: ['salem.almatroushi'],
    summary: 'The plant runs on the sun and rests its membranes when the feed is warmest. A controller learns from the day before when the next pause costs the least water and saves the most pressure.',
    how: 'It needs no new membrane and no battery: the goal of the challenge is reached by moving a third of the production into the hours in which pressure is cheap.', prior: 'One summer on a unit of four cubic metres a day.', scores: { industry: [4, 4, 5, 4, 4], 'vikram.sabharwala': [4, 3, 4, 4, 4] }, note: 'Ask how many starts a day the pumps bear.' },
  { to: brackish, by: 'mira.kostova', status: 'SCREENING', title: 'Heat of the compressor, used twice', age: 8, trl: 4, timeline: '14 months', support: ['FUNDING', 'PILOT'],
    summary: 'Waste heat of the compressor warms the feed of a second, slower stage that runs without a pump of its own.', how: 'The second stage adds water without adding electricity, so that the energy of each cubic metre falls.', scores: { industry: [3, 3, 4, 3, 4] } },
  { to: brackish, by: 'anil.deshmukh', status: 'SUBMITTED', title: 'Storage sized by the well, not by the sun', age: 2, trl: 6, timeline: '6 months', support: ['EQUIPMENT'],
    summary: 'Second-life batteries carry only the hour in which the well recovers. A model of the well says how small they may be.', how: 'Most sites buy three times the storage that they need. Sized by the well, the investment falls without touching the water.' },
  { to: membrane, by: 'researcher', status: 'SUBMITTED', title: 'Fouling heard, not measured', age: 4, trl: 4, timeline: '8 months', support: ['DATA', 'PILOT'],
    summary: 'A contact microphone on the pressure vessel hears the flow become uneven days before the pressure rises. A small model on the spot raises the alarm.', how: 'The company asks for a warning of two days; in our rig it was three.', changes: 'Please say what the sensor costs at a hundred vessels, and who replaces it.' },
  { to: membrane, by: 'elena.marchesi', status: 'DRAFT', title: 'A coupon that fouls first', age: 1, trl: 3, timeline: '', support: [],
    summary: 'A strip of the same membrane, pressed a little harder, fouls before the others do.', how: '' },
  { to: yard, by: 'jonas.ekelund', status: 'FINALIST', title: 'A yard plan that expects to be wrong', age: 15, trl: 6, timeline: '10 months', support: ['DATA', 'CODEVELOPMENT'],
    summary: 'Every plan of a yard is wrong by noon. Ours keeps for each stack the cost of being wrong and moves only what pays.', how: 'Counted on the records of a year, a container moves 1.3 times instead of 2.1.', scores: { industry_partner: [5, 4, 4, 5, 5] }, feedback: 'Please bring the numbers of the night shift to the last round.' },
  { to: yard, by: 'priya.venkatesan', status: 'DECLINED', title: 'Spoken orders for the yard', age: 20, trl: 5, timeline: '12 months', support: ['FUNDING'],
    summary: 'Drivers hear the next move in their own language and confirm it by voice.', how: 'Fewer misunderstood orders mean fewer moves.', scores: { industry_partner: [2, 4, 3, 2, 4] }, feedback: 'Well made, but wrong orders are a small part of our moves. The plan itself is what we must change. Please look at our challenge on the gate.' },
  { to: gate, by: 'priya.venkatesan', status: 'SUBMITTED', title: 'Numbers read from three sides', age: 3, trl: 6, timeline: '5 months', support: ['DATA', 'EQUIPMENT'],
    summary: 'Three cheap cameras see a number that none of them can read alone; a model puts the halves together and says how sure it is.', how: 'Below the asked certainty it calls a person and shows the three pictures, so that the lane does not wait.' },
  { to: silica, by: 'researcher', status: 'ACCEPTED', title: 'Silica as a filler for coatings', age: 230, trl: 6, timeline: '12 months', support: ['FUNDING', 'PILOT'], with: ['shamma.alketbi'],
    summary: 'Silica is taken from the brine as a fine white powder that paint makers buy.', how: 'The removal pays for a third of itself by the powder.', scores: { industry: [5, 4, 5, 5, 4] }, feedback: 'Convincing, and the sample was clean. Let us begin with one line.' },
  { to: membrane, by: 'mira.kostova', status: 'ACCEPTED', title: 'A model of pressure that knows the season', age: 10, trl: 5, timeline: '7 months', support: ['DATA', 'PILOT'], with: ['researcher'],
    summary: 'What pressure a clean membrane needs depends on the season. A small model of the vessel knows it, and what is above is fouling.', how: 'It needs the sensors that are there already, and warns two days before the limit in the records of last year.', scores: { industry: [5, 5, 3, 5, 4] }, feedback: 'The records of last year convinced us. Let us talk about terms.' },
  { to: dust, by: 'anil.deshmukh', status: 'ACCEPTED', title: 'Dust counted at the fence', age: 52, trl: 6, timeline: '9 months', support: ['FUNDING', 'PILOT'], with: ['researcher'], project: 'Dust-aware inverter control for rooftop solar',
    summary: 'Six cheap counters on the fence are taught by one good instrument. Together they say what neighbours breathe, and when.', how: 'Every hour has a number with its uncertainty, so that the quarry can move the blasting.', scores: { 'peter.hallworth': [4, 5, 4, 5, 4] }, feedback: 'Honest about what cheap sensors can do. We want the summer.' },
  { to: towers, by: 'anil.deshmukh', status: 'ACCEPTED', title: 'A curtain of mist that drinks the plume', age: 300, trl: 5, timeline: '8 months', support: ['PILOT'], with: ['researcher'],
    summary: 'Charged droplets in front of the outlet grow on the plume and fall back into the basin.', how: 'The curtain has no resistance, so that the fans hardly notice it.', scores: { 'vikram.sabharwala': [4, 4, 5, 5, 4] }, feedback: 'A summer in one cell will tell. Yes.' },
  { to: plants, by: 'omar.farouqi', status: 'ACCEPTED', title: 'Names of valves, learned from drawings', age: 40, trl: 4, timeline: '6 months', support: ['DATA'],
    summary: 'The drawings say what a tag is before anybody maps it. A model reads them and proposes the name.', how: 'Four of five tags are mapped without a person; for the fifth it shows the place in the drawing.', scores: { 'rohan.kulasekara': [4, 3, 4, 4, 3] }, feedback: 'Let us try it on one plant.' },
  { to: palm, by: 'noor.alyamahi', status: 'SCREENING', title: 'The trunk as a gauge', age: 30, trl: 5, timeline: '7 months', support: ['PILOT'],
    summary: 'The girth of a trunk changes by a hair over the day. A ring reads it and the valve follows.', how: 'Water is given when the palm asks for it; two seasons show a saving of a fifth.' },
  { to: palm, by: 'fatih.demirok', status: 'WITHDRAWN', title: 'Leaf colour from a drone', age: 33, trl: 4, timeline: '9 months', support: ['EQUIPMENT'],
    summary: 'A drone flies the grove each week and maps the colour of the leaves.', how: 'Zones that dry out are seen early.' },
]
