// Package list_types returns the types of the values that a schema describes.
package list_types

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/read_types"
)

// ListTypes returns the types of the values that a schema describes: those that it names, or the one that its
// keywords are about. nil is all types, and those of alternatives, which say it themselves.
//
// **Runs on:** any thread.
func ListTypes(s *grammar.Object, place string) []string {
	if v, ok := s.Members["type"]; ok {
		return read_types.ReadTypes(v, place)
	}
	if s.Members["anyOf"] != nil || s.Members["oneOf"] != nil {
		return nil
	}
	found := map[string]bool{}
	for name := range s.Members {
		if t := grammar.KeywordTypes[name]; t != "" {
			found[t] = true
		}
	}
	var types []string
	for _, t := range grammar.Types {
		if found[t] {
			types = append(types, t)
		}
	}
	return types
}
