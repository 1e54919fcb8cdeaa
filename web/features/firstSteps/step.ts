/** A first step of the university's own as its list has it. */
import type { FirstStepsPage_step$data } from '#web/__generated__/FirstStepsPage_step.graphql.ts'
import { inReadersLanguage } from './inReadersLanguage.ts'

export type Step = FirstStepsPage_step$data[number]

export const titleOf = ({ title, titleArabic }: Step): string => inReadersLanguage(title, titleArabic)
