/** What an input about first steps must hold. */
import { boolean, object } from 'yup'

export const updateFirstStepsRules = object({
  hidden: boolean().required().meta({ description: 'Whether the viewer puts the first steps away, or has them back.' }),
})
