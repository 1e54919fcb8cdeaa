/**
 * What the toast says after an action on one or several projects: '7 projects updated. 1 project not updated: "Solar still" is a
 * draft.' When some were refused it stays until it is closed.
 */
import * as texts from '#texts/projects/outcomeWords.js'
import * as counts from '#texts/projects/counts.js'
import type { Said } from '#web/relay/useAction.ts'

interface Outcome {
  readonly projects: readonly unknown[]
  readonly refused: readonly { readonly projectId: string; readonly reason: string }[]
}

/** The title of a project by its id. */
export type TitleOf = (id: string) => string

/** Finds titles among the rows of a list. */
export const titleIn =
  (rows: readonly { readonly id: string; readonly title: string }[]): TitleOf =>
  (wanted) =>
    rows.find(({ id }) => id === wanted)?.title ?? texts.aProject()

const mostNamed = 5

export function outcomeWords(
  done: string,
  { projects: { length }, refused }: Outcome,
  titleOf: TitleOf,
  how: 'updated' | 'archived' | 'restored' | 'assigned' = 'updated',
): Said {
  const changed = texts.changed({ counted: counts.projects({ count: length }), how })
  if (!refused.length) return { title: done, ...(length > 1 ? { description: changed } : {}) }
  const named = refused.slice(0, mostNamed).map(({ projectId, reason }) => refusalWords(titleOf(projectId), reason))
  const others = refused.length - named.length
  return {
    kind: 'error',
    title: length ? done : texts.nothingWasChanged(),
    description: [
      length ? changed : '',
      texts.notChanged({
        counted: counts.projects({ count: refused.length }),
        how,
        reasons: [...named, ...(others ? [texts.andMore({ others })] : [])].reduce((reasons, reason) =>
          texts.andThen({ reasons, reason }),
        ),
      }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** `"Solar still" is a draft`, of a reason that says it of the project. */
const refusalWords = (title: string, reason: string) => {
  const subject = texts.theProject()
  return reason.startsWith(subject)
    ? texts.isRefused({ title, reason: reason.slice(subject.length) })
    : texts.refusedBecause({ title, reason })
}
