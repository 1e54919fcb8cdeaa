/** All figures by their ids, in the order in which they are shown. What is added to a definition file needs no line here. */
import type { Figure } from './figure.ts'
import { ideaFigures } from './definitions/ideas.ts'
import { outcomeFigures } from './definitions/outcomes.ts'
import { partnerFigures } from './definitions/partners.ts'
import { projectFigures } from './definitions/projects.ts'
import { researchFigures } from './definitions/research.ts'

const defined = { ...ideaFigures, ...projectFigures, ...researchFigures, ...outcomeFigures, ...partnerFigures } as const

export type FigureId = keyof typeof defined

export const figures: Readonly<Record<FigureId, Figure>> = defined
export const figureIds = Object.keys(defined) as FigureId[]

/** Those that a person has, and those that the university alone sees. */
export const ownFigures = figureIds.filter((id) => figures[id].audience === 'OWN')
