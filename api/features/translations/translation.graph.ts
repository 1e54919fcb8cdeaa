/** The change of texts in the other language, in the schema; what they are is in records/translation.graph.ts. */
import { actionField } from '../../actionField.ts'
import { updateTranslation } from './translation.actions.ts'

actionField(updateTranslation, (t) => ({
  recordId: t.globalID({ resolve: ({ type, id }) => ({ type, id }) }),
}))
