/** What proposals are scored by when a company has named nothing of its own. */
export interface Criterion {
  position: number
  name: string
  description: string
  weight: number
}

/** The weights are percent. */
export const usualCriteria: readonly Criterion[] = [
  { name: 'Fit', description: 'Does it solve the problem, and meet the musts?', weight: 30 },
  { name: 'Feasibility', description: 'Can it be done in the time and with the means?', weight: 25 },
  { name: 'Novelty', description: 'Is it better than what there is?', weight: 15 },
  { name: 'Impact', description: 'What is it worth to the company when it works?', weight: 20 },
  { name: 'Team', description: 'Have the applicants what it takes?', weight: 10 },
].map((criterion, position) => ({ position, ...criterion }))
