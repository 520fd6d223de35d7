// Package check_counts refuses numbers of properties that a grammar cannot count.
package check_counts

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/get_count"
	"rkllmd/grammar/schema/refuse_schema"
)

// CheckCounts refuses numbers of properties that a grammar cannot count: minProperties above the required ones, and
// maxProperties below what may come.
//
// **Runs on:** any thread.
func CheckCounts(s *grammar.Object, required, described int, others bool, place string) {
	if least := get_count.GetCount(s, "minProperties", place, 0); least > required {
		refuse_schema.RefuseSchema(place,
			"minProperties is %d, but only %d properties are required: name them in required",
			least, required)
	}
	most := get_count.GetCount(s, "maxProperties", place, grammar.NoLimit)
	if most != grammar.NoLimit && (others || described > most) {
		refuse_schema.RefuseSchema(place, "the keyword maxProperties cannot be kept to while an answer is written")
	}
}
