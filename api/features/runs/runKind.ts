/**
 * `runKind({...})` defines an analysis that takes seconds or minutes: what works it out, apart from any transaction, and
 * what writes its result, in the transaction that ends the run. So a result is there if and only if the run is DONE, and of
 * a result and a cancellation at the same moment one counts.
 */
import { number, object } from 'yup'
import type { AnalysisRun, RunKind as Name } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Db } from '../../db.ts'
import { job, type Job } from '../../job.ts'
import type { Message } from '../notifications/notify.ts'
import { performRun } from './performRun.ts'

const jobRules = object({ id: number().required() })

/** What a run works with. */
export interface Task {
  readonly db: Db
  readonly run: AnalysisRun
  /** Aborts when the run is cancelled, its subject is deleted, or it takes too long. */
  readonly signal: AbortSignal
  /** Records how far it is and what is done now; rejects once the run has ended. */
  progress(done: number, total: number, step: string): Promise<void>
}

type Subject = Pick<AnalysisRun, 'arlAssessmentId'>

interface Definition<Result> {
  kind: Name
  /** The name of its job. */
  name: string
  /** How many run at the same time in a process, at most one of each person. */
  abreast: number
  /** Milliseconds after which it fails. */
  longest: number
  /** What its owner reads when it failed or took too long. */
  failed: string
  /** May be repeated from its beginning. What throws is tried again. */
  work(task: Task): Promise<Result>
  /** Writes the result, null when there is none, and lets go of what the run is about. Called once, in the transaction that ends it. */
  end(work: Pick<Work, 'tx'>, run: AnalysisRun, result: Result | null): Promise<void>
  /** Prepares what the run is about for another one; refuses when the viewer may not have it. */
  again(work: Work, subject: Subject): Promise<void>
  /** What its owner is notified of, unless they saw on the screen that it had ended. */
  message(work: Pick<Work, 'tx'>, run: AnalysisRun): Promise<Omit<Message, 'to'> | null>
}

/** Defines a kind of run, which runKinds.ts names. */
export function runKind<Result>(definition: Definition<Result>): RunKind<Result> {
  const kind: RunKind<Result> = {
    ...definition,
    job: job({
      name: definition.name,
      rules: jobRules,
      // More than a run has attempts, so that the one after the last says that it failed.
      retries: 5,
      abreast: definition.abreast,
      run: (db, { id }) => performRun(db, kind, id),
    }),
  }
  return kind
}

export type RunKind<Result = unknown> = Definition<Result> & { readonly job: Job<typeof jobRules> }
