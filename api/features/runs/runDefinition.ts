/** What a kind of run says of itself, and what it works with. */
import { number, object } from 'yup'
import type { AnalysisRun, RunKind as Name } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Db } from '../../db.ts'
import type { Job } from '../../job.ts'
import type { Message } from '../notifications/notify.ts'

export const jobRules = object({ id: number().required() })

/** What a run works with. */
export interface Task {
  readonly db: Db
  readonly run: AnalysisRun
  /** Aborts when the run is cancelled, its subject is deleted, or it takes too long. */
  readonly signal: AbortSignal
  /** Records how far it is and what is done now; rejects once the run has ended. */
  progress: (done: number, total: number, step: string) => Promise<void>
}

type Subject = Pick<AnalysisRun, 'arlAssessmentId'>

export interface Definition<Result> {
  kind: Name
  /** The name of its job. */
  name: string
  /** How many run at the same time in a process, at most one of each person. */
  abreast: number
  /** Milliseconds after which it fails. */
  longest: number
  /** What its owner reads when it failed or took too long. */
  failed(): string
  /** May be repeated from its beginning. What throws is tried again. */
  work(task: Task): Promise<Result>
  /** Writes the result, null when there is none, and lets go of what the run is about. Called once, in the transaction that ends it. */
  end(work: Pick<Work, 'tx'>, run: AnalysisRun, result: Result | null): Promise<void>
  /** Prepares what the run is about for another one; refuses when the viewer may not have it. */
  again(work: Work, subject: Subject): Promise<void>
  /** What its owner is notified of, unless they saw on the screen that it had ended. */
  message(work: Pick<Work, 'tx'>, run: AnalysisRun): Promise<Omit<Message, 'to'> | null>
}

/** A definition with the job that performs it. */
export type RunKind<Result = unknown> = Definition<Result> & { readonly job: Job<typeof jobRules> }
