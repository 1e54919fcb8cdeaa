/** The number of an enquiry that is open beside the list. */
export const enquiryParameter = 'enquiry'
