/** The pages on which administrators see what comes in and goes out. */
export const importsPath = '/admin/data/import'
export const exportsPath = '/admin/data/export'
export const exportLogPath = '/admin/user-management/activity?action=exportList'
