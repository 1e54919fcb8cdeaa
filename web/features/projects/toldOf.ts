/**
 * What is said of a deed on one or several projects: '7 updated, 1 refused: The project is a draft.' (beyond.md). When some were
 * refused it stays until it is closed, as the reasons want to be read.
 */
import { formatMany } from '#web/ui/format.ts'
import type { Said } from '#web/relay/useAction.ts'

interface Outcome {
  readonly projects: readonly unknown[]
  readonly refused: readonly { readonly reason: string }[]
}

export function toldOf(done: string, { projects: { length }, refused }: Outcome, how = 'updated'): Said {
  if (!refused.length)
    return { title: done, ...(length > 1 ? { description: `${formatMany(length, 'project')} ${how}.` } : {}) }
  const reasons = [...new Set(refused.map(({ reason }) => reason))].join('; ')
  return {
    kind: 'error',
    title: length ? done : 'Nothing was changed',
    description: `${length} ${how}, ${refused.length} refused: ${reasons}.`,
  }
}
