/** How long it takes to rank the opportunities of an investor, beside the least that must be done: to look for each word in each text. */
import type { Opportunity, Thesis } from '../../api/opportunityMatching/compared.ts'
import { rank } from '../../api/opportunityMatching/rank.ts'
import { madeUpTexts, mixed } from './matchTexts.ts'

const many = 5_000
const sectors = ['water', 'energy', 'healthcare', 'manufacturing', 'ai', 'education', 'logistics']

const thesis: Thesis = {
  sectors: ['water', 'energy'],
  trlFrom: 4,
  trlUntil: 7,
  ticketFrom: 500_000,
  ticketUntil: 4_000_000,
  stages: ['UNFUNDED'],
  places: ['Abu Dhabi'],
  words:
    'Desalination, solar and storage that has left the laboratory and can be piloted with a utility; sensors and control',
}

export function printOpportunities(quick: boolean): void {
  const all = mixed(madeUpTexts().projects, many, 1_500).map(({ title, body }, nth): Opportunity => ({
    id: nth,
    title,
    // Every second one speaks of what is looked for.
    description: nth % 2 ? `${body} Solar desalination and its control, piloted with sensors.` : body,
    keywords: '',
    tags: [sectors[nth % sectors.length]!, sectors[(nth * 3) % sectors.length]!],
    trl: (nth % 9) + 1,
    asked: nth % 4 ? (nth % 80) * 100_000 : null,
    fundingStatus: nth % 3 ? 'UNFUNDED' : 'FUNDED',
    place: nth % 2 ? 'Khalifa University, Abu Dhabi' : 'Europe',
    createdAt: new Date(nth * 60_000),
  }))
  const feedback = { saved: new Set([1, 20, 300]), less: new Set([4, 50]) }
  const rounds = quick ? 5 : 20
  const ours = median(rounds, () => rank(thesis, all, feedback))
  const words = thesis.words.toLowerCase().split(/[^a-z]+/)
  const scan = median(rounds, () =>
    all
      .map((one) => {
        const text = `${one.title}\n${one.description}\n${one.keywords}`.toLowerCase()
        return { one, score: words.filter((word) => text.includes(word)).length }
      })
      .sort((a, b) => b.score - a.score),
  )
  console.log(
    `\nRanking ${many.toLocaleString('en-US')} opportunities by a thesis: ${ours.toFixed(0)} ms of processor time (a scan for its words alone: ${scan.toFixed(0)} ms, ratio ${(ours / scan).toFixed(1)})`,
  )
}

/** Milliseconds of processor time of a run in the middle. */
function median(rounds: number, run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    run()
    return process.cpuUsage(before).user / 1_000
  }).sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)]!
}
