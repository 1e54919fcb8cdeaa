/** Where a record is shown: on a page of its own, or in a sheet beside its list. */
import { createContext, use } from 'react'

export const InSheetContext = createContext(false)

/** Whether the record is shown in a sheet. */
export const useInSheet = (): boolean => use(InSheetContext)
