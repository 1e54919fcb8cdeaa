/** What an input about saved mappings of imports must hold. */
import { boolean, object } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/imports/rules.js'
import { columnFields, importKinds } from './import.rules.ts'

/** How many mappings a person may keep of a kind of record. */
export const mostMappings = 30

const id = nodeId('ImportMapping', texts.mappingNotFound)
const name = text(60).required(texts.giveName).meta({ label: texts.name() })
const columns = columnFields.min(1, texts.thereIsNoColumn).max(200, texts.tooManyColumns)
const shared = boolean().meta({
  label: texts.shared(),
  description: 'Whether everyone who imports sees it; administrators then change it as well.',
})

export const createImportMappingRules = object({
  kind: enumOf(importKinds, 'ImportKind', texts.chooseWhatIsImported).required(texts.chooseWhatIsImported),
  name,
  columns: columns.required(texts.thereIsNoColumn),
  shared,
})

export const updateImportMappingRules = editRules(object({ id }), object({ name, columns, shared }))

export const deleteImportMappingRules = object({ id })
