/** The files of the demo's projects: a summary to hand out, a picture of the level reached, the plan as a table. */
import type { MediaType } from '../../../api/features/files/file.rules.ts'
import { daysOf, type Calendar } from '../calendar.ts'
import type { DemoProject } from '../projects/demoProject.ts'
import { pdfOf } from './pdf.ts'
import { pngOf, type Colour } from './png.ts'

export interface DemoFile {
  name: string
  mediaType: MediaType
  /** Whether everyone who may see the project may open it. */
  shared: boolean
  /** When it was added, as a part of the project's life. */
  added: number
  /** The file whose place it took. */
  replaces?: string
  make: (calendar: Calendar) => Buffer
}

/** The files of the nth project; what is not begun, and every other of the small ones, has none. */
export function filesOf(project: DemoProject, nth: number): DemoFile[] {
  const { status, trl, lead, confidential, budget } = project
  if (status === 'DRAFT' || status === 'PROPOSED' || !trl || (nth % 2 && lead !== 'researcher')) return []
  const shared = !confidential
  return [
    { name: 'technology-summary.pdf', mediaType: 'application/pdf', shared, added: 0.65, make: () => summary(project) },
    ...(trl >= 6 ? [{ ...picture(trl - 1), shared, added: 0.45 }] : []),
    ...(trl >= 4
      ? [{ ...picture(trl), shared, added: 0.7, ...(trl >= 6 && { replaces: picture(trl - 1).name }) }]
      : []),
    ...(budget
      ? [
          {
            name: 'work-plan.csv',
            mediaType: 'text/csv' as const,
            // Amounts stay with the project's people and the university.
            shared: false,
            added: 0.4,
            make: (calendar: Calendar) => plan(project, budget, calendar),
          },
        ]
      : []),
  ]
}

const picture = (trl: number) => ({
  name: `readiness-level-${trl}.png`,
  mediaType: 'image/png' as const,
  make: () => ladder(trl),
})

const summary = (project: DemoProject) =>
  pdfOf(
    project.title,
    [
      ['Department', `${project.department}, Wadi Noor University (demo)`],
      ['Technology Readiness Level', `TRL ${project.trl}. ${project.prototype ?? ''}`],
      ['What it is', project.description],
      ['The problem', project.problem],
      ['Application', project.application],
      ['Value', project.value],
      ['Market', project.market],
      ['Offer', project.offer?.slice(0, 2).join(': ')],
      ['Keywords', project.keywords],
    ].flatMap(([heading, text]) => (text ? [[heading!, text] as const] : [])),
  )

const paper: Colour = [255, 255, 255]
const reached: Colour = [15, 92, 110]
const ahead: Colour = [214, 224, 229]

/** Nine steps that rise, those that are reached in the colour of the platform. */
function ladder(trl: number): Buffer {
  const [width, height, step, gap] = [756, 420, 80, 12]
  return pngOf(width, height, (x, y) => {
    const nth = Math.floor((x - 18) / step) + 1
    const within = (x - 18) % step < step - gap && x >= 18 && nth <= 9
    return within && y > height - 30 - nth * 40 && y < height - 24 ? (nth <= trl ? reached : ahead) : paper
  })
}

const works = ['Requirements and design', 'Build and bench tests', 'Trials with a partner', 'Report and hand-over']
const shares = [0.2, 0.35, 0.3, 0.15]

/** Four packages of work over the project's time, and how its budget is spread over them. */
function plan({ age, months }: DemoProject, budget: number, calendar: Calendar): Buffer {
  const start = -Math.round(daysOf(age) * 0.85)
  const day = (share: number) =>
    calendar
      .date(start + Math.round(daysOf(months) * share))
      .toISOString()
      .slice(0, 10)
  const rows = works.map((work, nth) =>
    [nth + 1, work, day(nth / 4), day((nth + 1) / 4), Math.round(budget * shares[nth]!)].join(','),
  )
  return Buffer.from(['package,work,from,until,budget_aed', ...rows, ''].join('\r\n'))
}
