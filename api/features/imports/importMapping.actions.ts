/** Keeping which columns of a file fill which fields, for the next file with such columns. */
import * as errors from '#texts/imports/errors.js'
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { keepWithin } from '../../keepWithin.ts'
import { refuseTaken } from '../../nameTaken.ts'
import {
  createImportMappingRules,
  deleteImportMappingRules,
  mostMappings,
  updateImportMappingRules,
} from './importMapping.rules.ts'
import { needFields } from './needFields.ts'

export const createImportMapping = action({
  name: 'createImportMapping',
  requires: 'PROJECT_IMPORT',
  rules: createImportMappingRules,
  description: 'Keeps under a name which columns of files fill which fields.',
  async run({ tx, viewer, audit }, { kind, name, columns, shared = false }) {
    needFields(kind, columns)
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostMappings,
      count: () => tx.importMapping.count({ where: { ownerId: viewer.id, kind } }),
      message: errors.mostMappings({ most: mostMappings }),
    })
    await refuseTaken(tx, 'ImportMapping', { name, within: { ownerId: viewer.id, kind } }, errors.mappingTaken)
    const { id } = await tx.importMapping.create({ data: { ownerId: viewer.id, kind, name, columns, shared } })
    await audit('ImportMapping', id, { name: [null, name], kind: [null, kind], shared: [null, shared] })
    return { mappingId: id }
  },
})

export const updateImportMapping = editing({
  name: 'updateImportMapping',
  requires: 'IMPORT_MAPPING_UPDATE',
  rules: updateImportMappingRules,
  description: 'Renames a saved mapping, shares it, or replaces its columns; what is not given stays.',
  held: ({ access }, { id }) => access.hold('IMPORT_MAPPING_UPDATE', id),
  async run({ tx, audit }, input, before, { id }) {
    needFields(before.kind, input.columns)
    const data = input as Partial<typeof before>
    const changes = changesOf(before, data)
    if (!Object.keys(changes).length) return { mappingId: id }
    const { ownerId, kind } = before
    if (input.name !== undefined)
      await refuseTaken(tx, 'ImportMapping', { name: input.name, id, within: { ownerId, kind } }, errors.mappingTaken)
    await tx.importMapping.update({ where: { id }, data: data as object })
    await audit('ImportMapping', id, changes)
    return { mappingId: id }
  },
})

export const deleteImportMapping = action({
  name: 'deleteImportMapping',
  requires: 'IMPORT_MAPPING_UPDATE',
  rules: deleteImportMappingRules,
  description: 'Deletes a saved mapping, for those with whom it was shared as well.',
  async run({ tx, access, audit }, { id }) {
    const { name } = await access.find('IMPORT_MAPPING_UPDATE', id)
    await tx.importMapping.delete({ where: { id } })
    await audit('ImportMapping', id, { name: [name, null] })
    return { deletedId: id }
  },
})
