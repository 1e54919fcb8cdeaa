/** Categories as choices of a form, each after what it is a part of: `Contracts › Licenses`. */
import type { Choice } from '#web/ui/form/SelectField.tsx'

interface Placed {
  readonly id: string
  readonly name: string
  readonly parent: Part | null | undefined
}

/** A category with what it is a part of, as far as it was read. */
interface Part {
  readonly name: string
  readonly parent?: Part | null | undefined
}

export const placeOf = ({ name, parent }: Part): string => (parent ? `${placeOf(parent)} › ${name}` : name)

export const categoryChoices = (categories: readonly Placed[]): Choice[] =>
  categories
    .map((category) => ({ value: category.id, label: placeOf(category) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
