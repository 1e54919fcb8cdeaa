/** What an input about runs must hold. */
import { object } from 'yup'
import { nodeId } from '#api/rules.ts'

export const analysisRunRules = object({ id: nodeId('AnalysisRun') })
