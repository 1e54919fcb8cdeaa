/** Every kind of run, by its name. */
import type { RunKind as Name } from '../../__generated__/prisma/enums.ts'
import { arlFiles } from '../readiness/arlFiles.ts'
import type { RunKind } from './runKind.ts'

export const runKinds = { ARL_FILES: arlFiles } satisfies Record<Name, RunKind>
