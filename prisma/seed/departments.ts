/** The departments of the demo university by faculty: the five that docs/spec/demo.md#departments documents, Business and Medicine, and four more. */
export const faculties = {
  Engineering: [
    'Electrical Engineering',
    'Mechanical Engineering',
    'Material Science',
    'Biomedical Engineering',
    'Civil Engineering',
  ],
  Science: ['Computer Science', 'Chemistry', 'Environmental Science'],
  Business: ['Business'],
  Medicine: ['Medicine', 'Public Health'],
} as const

export type DemoDepartment = (typeof faculties)[keyof typeof faculties][number]
