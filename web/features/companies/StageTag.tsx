/** How far the university is with a company, as a badge. */
import type { CompanyStage } from '#web/__generated__/CompanyRelation_company.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { stageLooks } from './companyWords.ts'

/** Nothing for those whom the stage is not told. */
export const StageTag = ({ stage }: { stage: CompanyStage | null | undefined }) =>
  stage && <Tag tone={stageLooks[stage].tone}>{stageLooks[stage].words}</Tag>
