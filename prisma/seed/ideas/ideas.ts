/** Ideas of the demo university, in every status. */
import type { IdeaStatus, IpCheckOutcome, OverallAssessment } from '../../../api/__generated__/prisma/enums.ts'
import { ideaCategories } from '../../../api/features/ideas/idea.rules.ts'

/** What an expert found; the scores in the order of the documented table. */
interface DemoEvaluation {
  expert: string
  scores: readonly [number, number, number, number, number, number]
  overall: OverallAssessment
  summary: string
  strengths: string[]
  improvements: string[]
  nextSteps: string[]
  answer?: string
}

export interface DemoIdea {
  title: string
  by: string
  status: IdeaStatus
  category: (typeof ideaCategories)[number]
  tags: string[]
  /** Days since it was written; of one that became a project, days before that. */
  age: number
  /** The title of the project that it became. */
  project?: string
  description: string
  shared?: true
  /** Kept from others until its IP check is done. */
  confidential?: true
  /** What the university found, and said. */
  ipCheck?: readonly [IpCheckOutcome, note: string]
  votes: number
  /** What the university said. */
  answer?: string
  /** What the submitter and the university wrote to each other after it, in turns. */
  messages?: readonly string[]
  /** Novelty, feasibility, impact, alignment, scalability. */
  scores?: readonly [number, number, number, number, number]
  notes?: string
  /** A request for validation that waits: for an expert, or with one. */
  asked?: { expert?: string; accepted?: true; what: string }
  evaluation?: DemoEvaluation
  /** The title of the earlier idea into which the university merged it, and why. */
  merged?: { into: string; why: string }
}

const [ai, bio, energy, data, materials, transfer, software, teaching, other] = ideaCategories

// prettier-ignore
export const ideas: DemoIdea[] = [
  { title: 'Listening to beehives in date groves', by: 'researcher', status: 'DRAFT', category: ai, tags: ['bees', 'acoustics'], age: 3, votes: 0, shared: true, confidential: true,
    description: 'A microphone under the lid hears when a hive is about to swarm or has lost its queen. Pollination of the grove depends on it, and today somebody drives out to look.' },
  { title: 'Queue forecasts for university clinics', by: 'researcher', status: 'SUBMITTED', category: data, tags: ['forecast', 'clinics'], age: 5, votes: 6, shared: true,
    description: 'Waiting times of a clinic follow the timetable of the university. A forecast from past visits and exam dates, shown at the door and on the phone, spreads the visits over the day.' },
  { title: 'Spoken field reports for inspectors', by: 'researcher', status: 'NEEDS_CHANGES', category: ai, tags: ['speech', 'Arabic'], age: 30, votes: 3,
    description: 'Inspectors speak what they see, in the mixture of Arabic and English that they use, and get a structured report to sign.', answer: 'Good need. Say whose inspectors, and how often a wrong word would do harm.', scores: [3, 4, 3, 4, 4], notes: 'Overlaps with the call summary project; talk to Dr. Venkatesan.', messages: ['The municipality has twelve inspectors who would try it. Is that enough to begin with?', 'Plenty. Please write them in, and what a wrong word would cost.'] },
  { title: 'Shared sensor poles for small farms', by: 'researcher', status: 'APPROVED', category: transfer, tags: ['agriculture', 'sensors'], age: 41, votes: 11, shared: true,
    description: 'One pole with weather, soil and sound sensors serves ten neighbouring farms. They pay for what they read, so that nobody has to buy a station for two hectares.', answer: 'Clear and affordable. Please choose an expert for the cost model.', scores: [3, 5, 4, 5, 4], asked: { what: 'Whether ten farms can carry the cost of one pole, and who would own it.' } },
  { title: 'Palm disease atlas from phone pictures', by: 'researcher', status: 'VALIDATED', category: ai, tags: ['agriculture', 'images'], age: 95, votes: 17, shared: true,
    description: 'Growers photograph a frond, get a likely cause within seconds, and the pictures together make a map of where a disease spreads. The map warns neighbours a week before they see it.', answer: 'Strong link to the pest detection project.', scores: [4, 4, 5, 5, 5],
    evaluation: { expert: 'expert', scores: [5, 4, 4, 4, 3, 5], overall: 'STRONG_POTENTIAL', summary: 'The problem is real and felt by growers every season. The method is known, the map is new. The risk lies in getting enough pictures from different light and age of palm.',
      strengths: ['Growers already take the pictures and send them to each other', 'The map is of use to the authority as well as to the grower', 'The group has the data of two seasons'], improvements: ['Say how a wrong diagnosis is noticed and put right', 'The income after the pilot is not clear'], nextSteps: ['Collect 500 labelled pictures with two extension officers', 'Measure how often the first answer is right', 'Ask the authority what it would pay for the map'] } },
  { title: 'Shuttles that know the timetable', by: 'researcher', status: 'CONVERTED', project: 'Crowd-flow forecast for campus shuttles', category: data, tags: ['mobility', 'forecast'], age: 150, votes: 9,
    description: 'Lectures end at known times in known rooms. The shuttle that leaves two minutes later leaves full, and nobody has told the driver. A forecast from the timetable and the door counters would.', answer: 'Approved, with thanks to the transport office for the counts.', scores: [3, 4, 4, 3, 4],
    evaluation: { expert: 'marek.zielonka', scores: [4, 3, 4, 5, 4, 3], overall: 'STRONG_POTENTIAL', summary: 'An operator with records and a wish to change is rare at this stage. Build the smallest forecast that a dispatcher would use.', strengths: ['An operator who waits for it', 'Door counts of two years'], improvements: ['Name the three situations that matter most'], nextSteps: ['Agree on the use of the counts', 'Show one day to the dispatchers'], answer: 'Thank you. We have agreed on three situations with the dispatchers.' } },
  { title: 'Card fraud drills for small shops', by: 'omar.farouqi', status: 'SUBMITTED', category: software, tags: ['payments', 'training'], age: 2, votes: 1, shared: true,
    description: 'Shop assistants meet a harmless fraud once a month on their own terminal and learn from it, instead of from a poster.' },
  { title: 'Private statistics for clinics', by: 'omar.farouqi', status: 'UNDER_REVIEW', category: data, tags: ['privacy', 'health'], age: 9, votes: 7, shared: true,
    description: 'Clinics answer questions of public health together without showing a single record to each other, by adding noise that cancels out in the sum.', scores: [4, 3, 4, 5, 4], notes: 'Ask the legal office whether noise of this kind counts as anonymous.' },
  { title: 'Receipts that prove themselves', by: 'omar.farouqi', status: 'DECLINED', category: software, tags: ['payments'], age: 70, votes: 2,
    description: 'Every receipt carries a code by which anybody can check that it was not changed, without asking the shop.', answer: 'Two companies sell this already. Please look at them and tell us what would be different.', scores: [2, 4, 2, 2, 4] },
  { title: 'Lecture transcripts in two languages', by: 'priya.venkatesan', status: 'VALIDATED', category: teaching, tags: ['speech', 'Arabic', 'lectures'], age: 120, votes: 21, shared: true,
    description: 'Lectures that change between Arabic and English are written down in both, with the formulas. Students search them by a word, and those who hear badly can follow.', answer: 'Approved. Start with one faculty.', scores: [4, 4, 5, 5, 4],
    evaluation: { expert: 'lina.abourjeily', scores: [5, 3, 4, 3, 3, 5], overall: 'NEEDS_REFINEMENT', summary: 'Students want it and say so. Who pays is open: the university as a service, or publishers. Decide before you build.', strengths: ['Eighteen students asked for it without being prompted', 'Corrections by students improve it'], improvements: ['Compare with what the video platform will offer next year', 'A price for outside universities is missing'], nextSteps: ['Interview five heads of department', 'Try it in two courses for a term'], answer: 'We have begun the two courses and will report at the end of the term.' } },
  { title: 'A voice for museum labels', by: 'priya.venkatesan', status: 'DRAFT', category: ai, tags: ['speech', 'culture'], age: 6, votes: 0,
    description: 'Visitors ask a label a question in their own language and hear an answer from the curator’s notes, with the source.' },
  { title: 'Reading meters from a bus', by: 'jonas.ekelund', status: 'APPROVED', category: data, tags: ['utilities', 'radio'], age: 33, votes: 5, shared: true,
    description: 'City buses pass every street twice a day. A receiver on the roof reads water meters on the way, without a network of its own.', answer: 'Worth an expert’s look at the range.', scores: [4, 4, 3, 4, 5], asked: { expert: 'expert', accepted: true, what: 'Whether the radio range from a moving bus is enough for old meters.' } },
  { title: 'Heat maps of school yards', by: 'rashid.albadwawi', status: 'SUBMITTED', category: energy, tags: ['heat', 'schools'], age: 16, votes: 8, shared: true,
    description: 'A cheap camera on a pole shows where a school yard burns at noon. Shade goes first where children stand.' },
  { title: 'Cooling towers that drink air', by: 'mira.kostova', status: 'APPROVED', category: energy, tags: ['cooling', 'water'], age: 52, votes: 13, shared: true,
    description: 'Humid night air gives a tower the water that it loses by day, by a desiccant that the waste heat dries again.', answer: 'Approved. The energy balance is the question.', scores: [5, 3, 4, 5, 3], asked: { expert: 'thabo.molefane', what: 'Whether the waste heat is enough to dry the desiccant in August.' } },
  { title: 'Second life for bus batteries', by: 'anil.deshmukh', status: 'VALIDATED', category: energy, tags: ['storage', 'recycling'], age: 140, votes: 15, shared: true,
    description: 'Batteries that are too weak for a bus are strong enough for a school. A test of an hour sorts them, and a box of ten carries the evening.', answer: 'Approved.', scores: [3, 5, 4, 5, 4],
    evaluation: { expert: 'marek.zielonka', scores: [4, 2, 4, 4, 3, 5], overall: 'NEEDS_REFINEMENT', summary: 'Others sort batteries, too. The hour is what is new; everything depends on whether it tells enough.', strengths: ['Supply is certain for ten years', 'The school is a patient first customer'], improvements: ['Compare the test of an hour with one of a day on fifty cells', 'Fire safety of the box'], nextSteps: ['Borrow fifty cells', 'Ask the civil defence what it wants to see'] } },
  { title: 'Anti-dust film that peels off', by: 'shamma.alketbi', status: 'SUBMITTED', category: materials, tags: ['solar', 'coating'], age: 11, votes: 0, shared: true, confidential: true,
    description: 'A film on solar glass takes the dust with it when it is peeled off twice a year, and costs less than the water for washing.' },
  { title: 'Concrete that reports cracks', by: 'tariq.alhamrani', status: 'UNDER_REVIEW', category: materials, tags: ['construction', 'sensors'], age: 13, votes: 6, shared: true,
    description: 'Carbon fibres in the mix make concrete conduct. A crack changes the resistance, and a reader at the edge of a bridge says where.', scores: [3, 3, 5, 4, 3] },
  { title: 'Brine bricks for sea walls', by: 'elena.marchesi', status: 'NEEDS_CHANGES', category: materials, tags: ['brine', 'construction'], age: 27, votes: 9, shared: true,
    description: 'Magnesium from desalination brine binds sand into bricks that like salt water.', answer: 'Promising. Please add what happens to the chlorine, and a first cost for a cubic metre.', scores: [5, 3, 4, 5, 3] },
  { title: 'Printed spare parts for pumps', by: 'yousef.alteniji', status: 'VALIDATED', category: materials, tags: ['additive manufacturing', 'maintenance'], age: 160, votes: 10, shared: true,
    description: 'Impellers that are no longer made are scanned, corrected and printed in bronze within a week, with a test record.', answer: 'Approved.', scores: [3, 5, 3, 4, 4],
    evaluation: { expert: 'thabo.molefane', scores: [3, 2, 5, 4, 2, 3], overall: 'NOT_RECOMMENDED', summary: 'It works, and four workshops in the region do it. As a service of the university it would compete with them; as a way to certify such parts it would help all of them.', strengths: ['The test record is better than what the market offers'], improvements: ['There is no advantage in printing itself', 'Nobody asked would pay more for the record alone'], nextSteps: ['Talk to the workshops about a certificate', 'Write a new version around certification'] } },
  { title: 'Gait shoes for early Parkinson', by: 'sunil.wickramage', status: 'APPROVED', category: bio, tags: ['wearables', 'diagnosis'], age: 36, votes: 2, confidential: true, ipCheck: ['KEEP_CONFIDENTIAL', 'The insole is new. We are writing a provisional application; please show it to nobody before it is filed.'],
    description: 'Insoles notice the small asymmetry of steps that comes years before the tremor, in everyday shoes.', answer: 'Approved; ethics first.', scores: [4, 3, 5, 4, 4], asked: { what: 'Which study would convince a neurologist.' } },
  { title: 'Saliva test for heat stress', by: 'hana.qasrawi', status: 'SUBMITTED', category: bio, tags: ['heat', 'health'], age: 4, votes: 5, shared: true, confidential: true, ipCheck: ['PROTECTED', 'Both markers are in the application that was filed this week.'],
    description: 'A paper strip tells within a minute whether a worker should rest, from two markers in saliva. No battery, no blood.' },
  { title: 'Reusable molds for bone cement', by: 'dmitri.volkonin', status: 'DRAFT', category: bio, tags: ['surgery'], age: 8, votes: 0,
    description: 'Silicone molds made from a scan let a surgeon shape the cement outside of the patient, and be sterilised fifty times.' },
  { title: 'Night shift planner for nurses', by: 'mariam.alhefeiti', status: 'SUBMITTED', category: software, tags: ['hospital', 'planning'], age: 19, votes: 14, shared: true,
    description: 'A plan that respects sleep as well as the law: nurses trade shifts among each other, and the planner says what a trade does to rest.' },
  { title: 'Falcon tracking without a backpack', by: 'noor.alyamahi', status: 'DECLINED', category: other, tags: ['wildlife'], age: 62, votes: 3,
    description: 'A ring of two grams reports where a falcon rests, by the towers that it passes.', answer: 'A fine idea outside of what we can support. The wildlife authority has a programme for it.', scores: [4, 2, 2, 2, 2] },
  { title: 'Chemistry practice with safe mistakes', by: 'fatih.demirok', status: 'APPROVED', category: teaching, tags: ['laboratory', 'simulation'], age: 24, votes: 7, shared: true,
    description: 'Students make the dangerous mistakes of the first laboratory year on a screen, each taken from our own accident book, before they touch a flask.', answer: 'Approved. Ask an expert about the market beyond us.', scores: [3, 5, 4, 4, 5] },
  { title: 'Wind from passing trains', by: 'grace.achterberg', status: 'DECLINED', category: energy, tags: ['wind'], age: 88, votes: 2,
    description: 'Small turbines in a tunnel turn in the wind of each train.', answer: 'The turbines would take from the train what they give. Please see the calculation attached to your other idea.', scores: [2, 2, 2, 3, 2] },
  { title: 'Solar still with a memory', by: 'salem.almatroushi', status: 'VALIDATED', category: energy, tags: ['water', 'solar'], age: 75, votes: 16,
    description: 'A still stores the heat of noon in salt and goes on until midnight, which gives half as much water again from the same glass.', answer: 'Approved.', scores: [4, 4, 4, 5, 4],
    evaluation: { expert: 'thabo.molefane', scores: [4, 4, 4, 3, 4, 5], overall: 'STRONG_POTENTIAL', summary: 'The numbers hold as far as they go. A season outdoors would decide between three salts.', strengths: ['More water from the same area', 'No moving part'], improvements: ['Corrosion after a year'], nextSteps: ['Build three stills side by side', 'Weigh the water every morning for a season'] } },
  { title: 'Mangrove count from kayaks', by: 'ines.carvalhal', status: 'SUBMITTED', category: data, tags: ['environment', 'images'], age: 21, votes: 9, shared: true,
    description: 'Volunteers paddle with a phone on the bow, and the pictures become a count of seedlings that satellites cannot see.' },
  { title: 'Licence terms in plain words', by: 'bushra.hameedi', status: 'UNDER_REVIEW', category: transfer, tags: ['licensing'], age: 15, votes: 3, shared: true,
    description: 'A licence offer that an engineer understands: what may be made, where, until when, for how much, with the legal text behind every sentence.', scores: [2, 5, 3, 4, 5], notes: 'We need this ourselves.' },
  { title: 'Shirts back to their beginnings', by: 'lucas.weidmann', status: 'CONVERTED', project: 'Chemical recycling of mixed polyester textiles', category: materials, tags: ['recycling', 'textiles'], age: 150, votes: 8,
    description: 'Mixed textiles are burned because nobody can take cotton and polyester apart. A solvent that loosens only one of them, and can be used again, would give both back.', answer: 'Approved. Keep the solvent to yourselves until it is protected.', scores: [4, 4, 4, 4, 4],
    evaluation: { expert: 'gareth.pennock', scores: [4, 4, 3, 5, 4, 4], overall: 'STRONG_POTENTIAL', summary: 'There is room between the patents of others, as far as a first search shows. Protect the second use of the solvent, which is the new part.', strengths: ['The solvent can be used again', 'Makers of uniforms ask for it'], improvements: ['Dyes are not mentioned'], nextSteps: ['File before the conference', 'Try ten uniforms of different age'] } },
  { title: 'Night shift swaps for nurses that let them sleep', by: 'lucas.weidmann', status: 'SUBMITTED', category: software, tags: ['hospital', 'rosters'], age: 3, votes: 5, shared: true,
    description: 'Nurses offer a night shift on the phone, and the plan only lets somebody take it who has slept enough before and after.' },
  { title: 'A night shift planner that nurses fill themselves', by: 'ines.carvalhal', status: 'MERGED', category: software, tags: ['hospital', 'planning'], age: 6, votes: 4, shared: true,
    description: 'Nurses enter when they can work at night, and the planner for the ward fills the month so that nobody has three nights in a row.', merged: { into: 'Night shift planner for nurses', why: 'Both plan night shifts with the nurses. The older idea has the rules of rest, which this one needs as well.' } },
]
