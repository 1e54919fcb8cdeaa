/** What a person is shown of the platform on the start page of the role, step by step. */
import * as first from '#texts/tour/first.js'
import * as texts from '#texts/tour/tour.js'
import type { AppViewer } from '../app.ts'

export interface Place {
  id: string
  title: string
  description: string
  /** Where it is on the page; a step whose place is not there is left out. */
  selector: string
}

type Role = AppViewer['role']

const university = [first.university(), first.universityMeans(), 'main a[href="/kuteam/support"]'] as const
const industry = [first.industry(), first.industryMeans(), 'main a[href$="?edit=new"]'] as const

/** What each role does first, and where that is. */
const firsts: Record<Role, readonly [title: string, description: string, selector: string]> = {
  RESEARCHER: [first.researcher(), first.researcherMeans(), 'main a[href="/researchers/projects/new"]'],
  INDUSTRY: industry,
  INDUSTRY_PARTNER: industry,
  INVESTOR: [first.investor(), first.investorMeans(), 'main a[href="/opportunities"]'],
  EXPERT: [first.expert(), first.expertMeans(), 'main a[href^="/experts/sessions?tab="]'],
  COMMERCIALIZATION_TEAM: university,
  KU_TEAM: university,
  ADMIN: [first.admin(), first.adminMeans(), '[data-tour="platform"]'],
}

export function placesFor(role: Role): Place[] {
  const [title, description, selector] = firsts[role]
  return [
    { id: 'waiting', title: texts.waiting(), description: texts.waitingMeans(), selector: '[data-tour="waiting"]' },
    { id: 'figures', title: texts.figures(), description: texts.figuresMean(), selector: '[data-tour="figures"]' },
    { id: 'first', title, description, selector },
    { id: 'menu', title: texts.menu(), description: texts.menuMeans(), selector: '[data-tour="menu"]' },
    { id: 'search', title: texts.search(), description: texts.searchMeans(), selector: 'header [role="search"]' },
    { id: 'help', title: texts.help(), description: texts.helpMeans(), selector: '[data-tour="help"]' },
  ]
}
