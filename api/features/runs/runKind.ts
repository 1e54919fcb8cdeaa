/**
 * `runKind({...})` defines an analysis that takes seconds or minutes: what works it out, apart from any transaction, and
 * what writes its result, in the transaction that ends the run. So a result is there if and only if the run is DONE, and of
 * a result and a cancellation at the same moment one counts.
 */
import { job } from '../../job.ts'
import { performRun } from './performRun.ts'
import { jobRules, type Definition, type RunKind } from './runDefinition.ts'

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
