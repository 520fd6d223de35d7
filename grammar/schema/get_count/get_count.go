// Package get_count returns a member that counts something.
package get_count

import (
	"encoding/json"
	"math"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/refuse_schema"
)

// GetCount returns a member that counts something, or otherwise if there is none.
//
// **Runs on:** any thread.
func GetCount(s *grammar.Object, name, place string, otherwise int) int {
	v, ok := s.Members[name]
	if !ok {
		return otherwise
	}
	number, ok := v.(json.Number)
	f, err := number.Float64()
	if !ok || err != nil || f < 0 || f != math.Trunc(f) {
		refuse_schema.RefuseSchema(place, "%s is %s: it must be a whole number, 0 or more", name,
			format_json.FormatJSON(v))
	}
	if f > grammar.MaxRepetitions && strings.HasPrefix(name, "max") {
		return grammar.NoLimit // no answer gets that long
	}
	if f > grammar.MaxRepetitions {
		refuse_schema.RefuseSchema(place, "%s is %s, of at most %d", name, number, grammar.MaxRepetitions)
	}
	return int(f)
}
