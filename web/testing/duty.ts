/** Something that waits, as the server answers it; `more` says what matters to a test. */
export const duty = (number: number, more: object = {}) => ({
  __typename: 'Duty',
  id: `d${number}`,
  kind: 'IDEA_REVIEW',
  title: `Idea ${number}`,
  path: `/ideas-sandbox?idea=${number}`,
  since: '2026-11-02T08:00:00.000Z',
  due: '2026-11-20',
  overdue: false,
  takenBy: null,
  takenById: null,
  canAssign: false,
  ...more,
})
