/** What an expert knows, each a way to the directory for those who may browse it. */
import { useAllowed } from '#web/app/AppContext.tsx'
import { Expertise } from '#web/features/researchers/Expertise.tsx'

export const Topics = ({ fields }: { fields: readonly string[] }) => (
  <Expertise fields={fields} list={useAllowed('EXPERT_DIRECTORY') ? '/experts?topic=' : null} />
)
