/** What the wizard asks beyond the text of a demo project: made from the project, so that details look whole and agree. */
import { daysOf, type Calendar } from './calendar.ts'
import type { DemoDepartment } from './departments.ts'
import { emailOf, people } from './people/people.ts'
import type { DemoProject } from './projects/demoProject.ts'

const university = 'Wadi Noor University (demo)'

interface Place {
  laboratory: string
  regulation: string
}

const places: Record<DemoDepartment, Place> = {
  'Electrical Engineering': {
    laboratory: 'Power and Instruments Laboratory',
    regulation: 'Conformity mark for low-voltage equipment; grid code of the network operator.',
  },
  'Mechanical Engineering': {
    laboratory: 'Thermal Systems Laboratory',
    regulation: 'Pressure equipment rules; site approval by the operator’s safety department.',
  },
  'Material Science': {
    laboratory: 'Coatings and Membranes Laboratory',
    regulation: 'Registration of chemicals above one tonne a year; product standard of the sector.',
  },
  'Biomedical Engineering': {
    laboratory: 'Medical Devices Laboratory',
    regulation: 'Medical device registration; ethics approval for each study with people.',
  },
  'Civil Engineering': {
    laboratory: 'Construction Materials Hall',
    regulation: 'Building code approval and a third-party test report.',
  },
  'Computer Science': {
    laboratory: 'Applied Intelligence Group',
    regulation: 'Data protection assessment before personal data is used.',
  },
  Chemistry: { laboratory: 'Process Chemistry Laboratory', regulation: 'Safety data sheet and a transport class.' },
  'Environmental Science': {
    laboratory: 'Coast and Desert Field Station',
    regulation: 'Permit of the environment agency for work in the field.',
  },
  Business: { laboratory: 'Centre for Innovation Studies', regulation: 'None beyond the contract with each partner.' },
  Medicine: {
    laboratory: 'Clinical Research Unit',
    regulation: 'Ethics approval; medical device class to be settled before a trial.',
  },
  'Public Health': {
    laboratory: 'Population Health Group',
    regulation: 'Ethics approval and consent for health records.',
  },
}

const persons = new Map(people.map((person) => [person.key, person]))

/** `solar-driven-membrane`: the beginning of a title in an address. */
const slugOf = (title: string, nth: number) =>
  title
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.slice(0, 3)
    .join('-') ?? `project-${nth}`

/** The columns; a project that is hardly begun has few of them, as in life. */
export function wizardFields(project: DemoProject, nth: number, calendar: Calendar) {
  const { title, department, trl, ip, funding, age, collaborators = [], lead } = project
  const { laboratory, regulation } = places[department]
  const begun = project.status !== 'DRAFT' && project.status !== 'PROPOSED'
  const reached = begun ? (trl ?? 0) : 0
  const slug = slugOf(title, nth)
  const year = calendar.ago(Math.round(daysOf(age) * 0.4)).getUTCFullYear()
  const leader = persons.get(lead)!
  return {
    institution: laboratory,
    ipOwnership: ip ? [university, ...collaborators.slice(0, reached >= 6 ? 1 : 0)].join(', ') : '',
    disclosureDate: ip ? calendar.date(-Math.round(daysOf(age) * 0.6)) : null,
    papers: papersOf(title, nth, reached, year),
    datasets: reached >= 4 ? [`Measurements, https://data.demo.example/${slug}`] : [],
    software: reached >= 4 && department === 'Computer Science' ? [`Code, https://code.demo.example/${slug}`] : [],
    regulation: reached >= 4 ? regulation : '',
    grants:
      begun && funding[1] ? [`Applied Research Fund (demo), AED ${funding[1].toLocaleString('en')}, ${year}`] : [],
    contacts: begun
      ? [`${leader.name}, ${emailOf(leader)}`, 'Commercialization team, commercialization_team@demo.ascent.test']
      : [],
    progress: progressOf(project),
  }
}

/** Under the prefix that the registry of DOIs keeps for examples. */
function papersOf(title: string, nth: number, reached: number, year: number) {
  const doi = (which: string) => `10.5555/wnu.${year}.${String(nth + 1).padStart(3, '0')}${which}`
  const first = reached >= 3 ? [`${title}: first results, ${doi('a')}`] : []
  return reached >= 6 ? [...first, `${title}: a trial in operation, ${doi('b')}`] : first
}

/** Percent of the time that has gone, for what runs. */
function progressOf({ status, age, months }: DemoProject): number {
  if (status === 'COMPLETED' || status === 'CLOSED') return 100
  if (status === 'DRAFT' || status === 'PROPOSED') return 0
  return Math.min(95, Math.round((age * 0.85 * 100) / months / 5) * 5)
}
