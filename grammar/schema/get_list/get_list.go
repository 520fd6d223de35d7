// Package get_list returns a member that is a list.
package get_list

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/refuse_schema"
)

// GetList returns a member that is a list of at least one value; nil if there is none.
//
// **Runs on:** any thread.
func GetList(s *grammar.Object, name, place string) []any {
	v, ok := s.Members[name]
	if !ok {
		return nil
	}
	list, ok := v.([]any)
	if !ok || len(list) == 0 {
		refuse_schema.RefuseSchema(place, "%s is no list of at least one value", name)
	}
	return list
}
