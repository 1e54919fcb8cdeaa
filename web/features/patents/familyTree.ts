/** The patents of a family in the order of their tree: each before those that come from it. */

interface Member {
  readonly id: string
  readonly parent: { readonly id: string } | null | undefined
}

export interface Branch<M extends Member> {
  readonly member: M
  /** How far below a first filing it stands. */
  readonly depth: number
}

/** What has no parent that is shown stands at the top. */
export function familyTree<M extends Member>(members: readonly M[]): Branch<M>[] {
  const known = new Set(members.map(({ id }) => id))
  const below = (parentId: string | null, depth: number): Branch<M>[] =>
    members
      .filter(({ parent }) => (parent && known.has(parent.id) ? parent.id : null) === parentId)
      .flatMap((member) => [{ member, depth }, ...below(member.id, depth + 1)])
  return below(null, 0)
}
