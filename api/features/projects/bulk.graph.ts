/** Actions on many projects, in the schema. */
import { actionField } from '../../actionField.ts'
import { assignProjectReviews, setProjectStatus } from './bulk.actions.ts'
import { oneByOne } from './oneByOne.graph.ts'

actionField(setProjectStatus, oneByOne)
actionField(assignProjectReviews, oneByOne)
