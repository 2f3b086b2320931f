### Found while playing

web-no-more-insurance = No more insurance
