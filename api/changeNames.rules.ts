/**
 * Changes whose name says whom or what they are about. The log keeps these names in English, as its entries are never rewritten;
 * readers see them in their language.
 */
const kept = {
  request: ['Request of ', ''],
  invitation: ['Invitation of ', ''],
  conflict: ['Conflict of interest of ', ''],
  answer: ['Answer to “', '”'],
} as const

export type ChangeKind = keyof typeof kept

/** An invitation by email names nobody: all members read the history of a team. */
export const invitationByEmail = 'Invitation by e-mail'

/** Who checks a challenge before it is published. */
export const checkedBy = 'Who checks it'

/** The name under which a change is kept; a long question is cut. */
export function changeAbout(kind: ChangeKind, about: string): string {
  const [before, after] = kept[kind]
  return before + about.slice(0, 80) + after
}

/** What a kept name says; undefined when it is the name of a field. */
export function readChange(name: string): { kind: ChangeKind; about: string } | undefined {
  for (const kind of Object.keys(kept) as ChangeKind[]) {
    const [before, after] = kept[kind]
    if (name.startsWith(before) && name.endsWith(after))
      return { kind, about: name.slice(before.length, name.length - after.length) }
  }
  return undefined
}
