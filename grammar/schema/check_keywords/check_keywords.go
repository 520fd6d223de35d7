// Package check_keywords refuses keywords that a grammar cannot keep to.
package check_keywords

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/get_count"
	"rkllmd/grammar/schema/refuse_schema"
)

// CheckKeywords refuses keywords that a grammar cannot keep to. What merely describes a value is ignored, and so are
// unknown keywords, as the standard says.
//
// **Runs on:** any thread.
func CheckKeywords(s *grammar.Object, place string) {
	for _, name := range s.Names {
		if grammar.Refused[name] {
			refuse_schema.RefuseSchema(place, "the keyword %s cannot be kept to while an answer is written", name)
		}
	}
	unique, _ := s.Members["uniqueItems"].(bool)
	if unique && get_count.GetCount(s, "maxItems", place, grammar.NoLimit) > 1 || unique &&
		s.Members["maxItems"] == nil {
		refuse_schema.RefuseSchema(place, "the keyword uniqueItems cannot be kept to while an answer is written")
	}
}
