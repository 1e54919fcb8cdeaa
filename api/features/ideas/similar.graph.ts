/** Ideas like one that is being written. */
import { similarField } from '../../similarField.ts'

similarField('Ideas', {
  type: 'Idea',
  requires: 'IDEA_CREATE',
  read: 'IDEA_READ',
  // What it says goes on in the idea that it was merged into.
  where: { status: { not: 'MERGED' } },
})
