/** Every kind of record that can be imported, by its name. */
import type { ImportKind } from '../../__generated__/prisma/enums.ts'
import { challengeKind } from '../challenges/challengeImport.ts'
import { projectKind } from '../projects/projectImport.ts'
import type { RecordKind } from '../../importing/recordKind.ts'

export const kinds: Readonly<Record<ImportKind, RecordKind>> = { PROJECT: projectKind, CHALLENGE: challengeKind }
