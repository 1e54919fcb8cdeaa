/** Whether the viewer has a feature of the product that can be switched (docs/decisions/0368). */
import type { FeatureName } from '#web/__generated__/appQuery.graphql.ts'
import { useApp } from './AppContext.tsx'

export const useFeature = (name: FeatureName): boolean => useApp().features.includes(name)
