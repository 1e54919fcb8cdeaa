/** In which order the first steps of the university are: as administrators moved them, the newest last. */

export const inStepOrder = [{ position: 'asc' as const }, { id: 'asc' as const }]
