/** Ideas like one that is being written. */
import { similarField } from '../../similarField.ts'

similarField('Ideas', { type: 'Idea', requires: 'IDEA_CREATE', read: 'IDEA_READ' })
