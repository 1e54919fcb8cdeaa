/** A project as it is compared with others and with challenges: only what the viewer may read of it. */
import { tokensOf } from '../matching/tokens.ts'

/** A text of a project with the name of its field, as screens call it. */
export interface FieldText {
  field: string
  text: string
}

export interface ComparedProject {
  title: string
  /** Its tags and keywords, one by one. */
  tags: string[]
  /** Whether all of it was read; otherwise what is missing here may be given, out of the viewer's sight. */
  whole: boolean
  /** What it is about. */
  subject: FieldText[]
  /** How it works. */
  methods: FieldText[]
  /** For whom, and what it is worth to them. */
  market: FieldText[]
  /** Empty when not given, as the other words below. */
  department: string
  /** The group of departments that the department belongs to. */
  faculty: string
  institution: string
  status: string
  fundingStatus: 'UNFUNDED' | 'PARTIALLY_FUNDED' | 'FUNDED'
  seekingInvestment: boolean
  /** The amount that it looks for, in AED; null when not given or not readable. */
  fundingNeeded: number | null
  ipStatus: string
  patentReference: string
  prototypeStatus: string
  /** 1-9; null while not assessed or not readable. */
  trl: number | null
  crl: number | null
  /** Days as 2026-11-23; null when not given. */
  startDate: string | null
  endDate: string | null
  /** How many people work on it. */
  people: number
}

export const textOf = (fields: readonly FieldText[]): string => fields.map(({ text }) => text).join('\n\n')

/** How much of its work is under way, by its status: 0-1. */
const activities: Readonly<Record<string, number>> = {
  ACTIVE: 1,
  IN_PROGRESS: 1,
  PLANNING: 0.8,
  PROPOSED: 0.6,
  DRAFT: 0.4,
  ON_HOLD: 0.3,
  COMPLETED: 0.3,
}

export const activity = ({ status }: ComparedProject): number => activities[status] ?? 0

export const isProtected = ({ ipStatus, patentReference }: ComparedProject): boolean =>
  patentReference !== '' || /patent|granted|filed|trade ?mark|copyright|licen[cs]ed/i.test(ipStatus)

/** Words that any project uses of itself; they say nothing of what two have in common. */
export const ofAnyProject: ReadonlySet<string> = new Set(
  tokensOf(
    `academic aim allow analysis application approach area base capable challenge collaborate commercial current cost design develop
    development effective efficient enable enhance existing goal help high impact improve include increase industry innovative
    innovation key large low make method model need new novel objective offer operate performance phase platform potential process
    produce product program project propose provide quality reduce require research result scale science significant small solution
    solve specific support system technical technique technology test time university user value work world year
    ask become begin bring call case change come common compare day different easy every feature find first follow form full general
    get give group halve hour import keep know lead learn level like long look main many mean measure minute month never number often
    part people person place plan point present problem purpose rate reach record report run say second see set several show simple
    single sort start state step study take task tell three total train trial turn two type usual usually way week well
    bad best better cent eight five four good half hundred late leave less let million nine nothing rest seven six ten thousand
    want whole wrong`,
  ).map(({ term }) => term),
)

/** How often each telling word stands in a text. */
export function tellingWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { term } of tokensOf(text)) if (!ofAnyProject.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
