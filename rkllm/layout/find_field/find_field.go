// Package find_field looks up a member of a C structure.
package find_field

import "rkllmd/rkllm"

// FindField returns the index in s.Fields of the member with that name, -1 when s has none.
//
// **Runs on:** any thread.
func FindField(s *rkllm.Struct, name string) int {
	for i := range s.Fields {
		if s.Fields[i].Name == name {
			return i
		}
	}
	return -1
}
