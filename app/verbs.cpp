namespace delve {}
