/** Projects like one that is being written. */
import { similarField } from '../../similarField.ts'

similarField('Projects', { type: 'Project', requires: 'PROJECT_CREATE', read: 'PROJECT_READ' })
