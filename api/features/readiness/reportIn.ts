/** The report of an assessment, from what is kept of it: made for each reader, as the texts are in the reader's language. */
import type { ArlAssessment, ArlRating } from '../../__generated__/prisma/client.ts'
import { reportOf, type Report } from '../../readiness/report.ts'
import type { Inputs } from './assessedProject.ts'
import { ratedOf } from './ratings.ts'

/** Null until it is completed. */
export const reportIn = (
  { status, inputs }: Pick<ArlAssessment, 'status' | 'inputs'>,
  rows: readonly ArlRating[],
): Report | null => (status === 'COMPLETED' ? reportOf((inputs as unknown as Inputs).project, ratedOf(rows)) : null)
