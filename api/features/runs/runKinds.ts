/** Every kind of run, by its name. */
import { kinds } from '../../__generated__/features/runKinds.ts'
import type { RunKind as Name } from '../../__generated__/prisma/enums.ts'
import type { RunKind } from './runDefinition.ts'

export const runKinds = Object.fromEntries(kinds.map((kind) => [kind.kind, kind])) as Record<Name, RunKind>
