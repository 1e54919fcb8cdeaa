import * as texts from '#texts/projects/leadOf.js'

/** Who leads a project: who is named as leading the research, else its owner, else 'Unassigned'. */
interface Led {
  principalInvestigator: string
  owner: { readonly name: string } | null | undefined
}

export const leadOf = ({ principalInvestigator, owner }: Led): string =>
  principalInvestigator || owner?.name || texts.unassigned()
