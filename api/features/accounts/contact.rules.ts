/** What is needed to write to a researcher. */
import { object } from 'yup'
import { nodeId, text } from '#api/rules.ts'

export const contactResearcherRules = object({
  userId: nodeId('User', 'Please choose a researcher').meta({ label: 'Researcher' }),
  message: text(2_000)
    .min(20, 'Please say in at least 20 characters what it is about')
    .required('Please say in at least 20 characters what it is about')
    .meta({ label: 'What is it about?', description: 'What it is about; the researcher reads it.' }),
})
